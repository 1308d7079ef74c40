import Box from '@mui/material/Box';
import Booking from './Booking';
import Budget from './Budget';
import Notifications from './Notifications';
import Team from './Team';

export default function Showcase() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
        gap: 2,
        width: '100%',
      }}
    >
      <Booking />
      <Budget />
      <Notifications />
      <Team />
    </Box>
  );
}
