import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function TextDivider() {
  return (
    <Stack spacing={2} sx={{ width: 1, maxWidth: 280 }}>
      <Button variant="contained">Continue with email</Button>
      <Divider role="presentation">or</Divider>
      <Button variant="outlined">Continue as a guest</Button>
    </Stack>
  );
}
