import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FieldVariants() {
  return (
    <Stack spacing={3}>
      <TextField label="Street and number" />
      <TextField label="Town" variant="filled" />
      <TextField label="Country" variant="standard" helperText="As it stands in your passport." />
    </Stack>
  );
}
