import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import Option from '@mui/joy/Option';
import Select, { selectClasses } from '@mui/joy/Select';

export default function SelectVariables() {
  return (
    <Select
      aria-label="Language of the tour"
      placeholder="Language of the tour"
      indicator={<KeyboardArrowDownIcon />}
      slotProps={{
        listbox: {
          sx: { '--ListItem-radius': '12px', '--List-padding': '6px', '--List-radius': '16px' },
        },
      }}
      sx={{
        '--Select-radius': '22px',
        '--Select-minHeight': '44px',
        '--Select-paddingInline': '1.25rem',
        '--Select-placeholderOpacity': 1,
        [`& .${selectClasses.indicator}`]: { transition: '0.2s' },
        [`& .${selectClasses.indicator}.${selectClasses.expanded}`]: { rotate: '180deg' },
      }}
    >
      <Option value="da">Dansk</Option>
      <Option value="no">Norsk</Option>
      <Option value="sv">Svenska</Option>
    </Select>
  );
}
