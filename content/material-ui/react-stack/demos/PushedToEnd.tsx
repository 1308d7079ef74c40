import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function PushedToEnd() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ width: '100%', maxWidth: 480 }}>
      <Button variant="outlined">Back</Button>
      <Button sx={{ marginInlineStart: 'auto' }}>Skip</Button>
      <Button variant="contained">Next</Button>
    </Stack>
  );
}
