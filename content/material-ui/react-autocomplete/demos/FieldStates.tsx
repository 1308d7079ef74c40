import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const roasts = ['Light', 'Medium', 'Dark'];

export default function FieldStates() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Autocomplete
        size="small"
        disableClearable
        options={roasts}
        defaultValue="Medium"
        renderInput={(params) => <TextField {...params} label="Always one" />}
      />
      <Autocomplete
        size="small"
        readOnly
        options={roasts}
        defaultValue="Light"
        renderInput={(params) => <TextField {...params} label="Read-only" />}
      />
      <Autocomplete
        size="small"
        disabled
        options={roasts}
        defaultValue="Dark"
        renderInput={(params) => <TextField {...params} label="Disabled" />}
      />
    </Stack>
  );
}
