import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonSizes() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Button variant="contained" size="small">
        Filter
      </Button>
      <Button variant="contained" size="medium">
        Search
      </Button>
      <Button variant="contained" size="large">
        Book a room
      </Button>
    </Stack>
  );
}
