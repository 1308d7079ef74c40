import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

export default function SlotsEverywhere() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <TextField
        label="Network name"
        defaultValue="Harbor Guest"
        size="small"
        slotProps={{ htmlInput: { maxLength: 32, spellCheck: false } }}
      />
      <Switch
        defaultChecked
        slotProps={{ input: { 'aria-label': 'Guest network' }, thumb: { sx: { boxShadow: 0 } } }}
      />
    </Stack>
  );
}
