import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const filters = [
  { id: 'filter-city', label: 'City', variant: 'outlined', options: ['Bergen', 'Oslo'] },
  { id: 'filter-beds', label: 'Beds', variant: 'filled', options: ['One', 'Two or more'] },
  { id: 'filter-heat', label: 'Heating', variant: 'standard', options: ['Stove', 'Electric'] },
] as const;

export default function SmallFilters() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'end' }}>
      {filters.map(({ id, label, variant, options }) => (
        <FormControl key={id} size="small" variant={variant} sx={{ minWidth: 130 }}>
          <InputLabel id={`${id}-label`}>{label}</InputLabel>
          <Select id={id} labelId={`${id}-label`} label={label} defaultValue="">
            {options.map((option) => (
              <MenuItem key={option} value={option}>
                {option}
              </MenuItem>
            ))}
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}
