import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TextAlignment() {
  return (
    <Stack spacing={1} sx={{ width: 280 }}>
      <Typography sx={{ textAlign: 'start' }}>Departure 8:15</Typography>
      <Typography align="center">Platform 4</Typography>
      <Typography sx={{ textAlign: 'end' }}>Arrival 11:40</Typography>
    </Stack>
  );
}
