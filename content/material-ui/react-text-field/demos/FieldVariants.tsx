import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FieldVariants() {
  return (
    <Stack spacing={3}>
      <TextField label="Town" />
      <TextField label="Town" variant="filled" />
      <TextField label="Town" variant="standard" />
    </Stack>
  );
}
