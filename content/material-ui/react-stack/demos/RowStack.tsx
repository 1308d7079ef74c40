import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function RowStack() {
  return (
    <Stack direction="row" spacing={1}>
      <Button variant="contained">Publish</Button>
      <Button variant="outlined">Preview</Button>
      <Button>Discard</Button>
    </Stack>
  );
}
