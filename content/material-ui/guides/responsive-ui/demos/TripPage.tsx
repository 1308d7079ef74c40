import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const days = ['Arrival and old town', 'Boat to the island', 'Market and train home'];

export default function TripPage() {
  return (
    <Stack spacing={2}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1}
        sx={{ justifyContent: 'space-between', alignItems: { sm: 'center' } }}
      >
        <Typography component="div" sx={{ typography: { xs: 'h6', md: 'h4' } }}>
          Three days in May
        </Typography>
        <Button variant="contained">Book the trip</Button>
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
        }}
      >
        {days.map((day, index) => (
          <Paper key={day} variant="outlined" sx={{ p: { xs: 1.5, md: 3 } }}>
            <Typography color="text.secondary">Day {index + 1}</Typography>
            <Typography>{day}</Typography>
          </Paper>
        ))}
      </Box>
    </Stack>
  );
}
