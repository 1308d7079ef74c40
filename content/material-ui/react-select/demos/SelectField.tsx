import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const grinds = ['Whole beans', 'French press', 'Filter', 'Espresso'];

export default function SelectField() {
  return (
    <Stack spacing={3}>
      <TextField select label="Grind" defaultValue="Filter" helperText="Choose beans if unsure.">
        {grinds.map((grind) => (
          <MenuItem key={grind} value={grind}>
            {grind}
          </MenuItem>
        ))}
      </TextField>
      <TextField select label="Bag" defaultValue="500" size="small" variant="filled">
        <MenuItem value="250">250 grams</MenuItem>
        <MenuItem value="500">500 grams</MenuItem>
        <MenuItem value="1000" disabled>
          1 kilogram, sold out
        </MenuItem>
      </TextField>
    </Stack>
  );
}
