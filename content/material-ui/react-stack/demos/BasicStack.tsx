import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const stops = ['Harbor, 9:10', 'Lighthouse, 9:45', 'North beach, 10:05'];

export default function BasicStack() {
  return (
    <Stack component="ol" spacing={2} sx={{ width: 240, m: 0, p: 0, listStyle: 'none' }}>
      {stops.map((stop) => (
        <Paper key={stop} component="li" variant="outlined" sx={{ p: 1.5 }}>
          {stop}
        </Paper>
      ))}
    </Stack>
  );
}
