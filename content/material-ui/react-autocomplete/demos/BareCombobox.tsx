import { styled } from '@mui/material/styles';
import useAutocomplete from '@mui/material/useAutocomplete';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${theme.palette.divider}`,
  '& li': { padding: theme.spacing(0.5, 1) },
  '& .Mui-focused': { backgroundColor: theme.palette.action.hover },
}));

const trees = ['Alder', 'Ash', 'Beech', 'Birch', 'Elm', 'Hazel', 'Oak', 'Rowan'];

export default function BareCombobox() {
  const combobox = useAutocomplete({ id: 'tree', options: trees });

  return (
    <div>
      <div {...combobox.getRootProps()}>
        <label {...combobox.getInputLabelProps()} htmlFor="tree">
          Tree{' '}
        </label>
        <input {...combobox.getInputProps()} />
      </div>
      {combobox.groupedOptions.length > 0 && (
        <List {...combobox.getListboxProps()}>
          {(combobox.groupedOptions as string[]).map((tree, index) => {
            const { key, ...props } = combobox.getOptionProps({ option: tree, index });
            return (
              <li key={key} {...props}>
                {tree}
              </li>
            );
          })}
        </List>
      )}
    </div>
  );
}
