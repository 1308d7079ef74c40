import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function IsolatedFrame() {
  return (
    <>
      <AppBar component="div" position="fixed">
        <Toolbar>
          <Typography component="p" variant="h6">
            Night trains
          </Typography>
        </Toolbar>
      </AppBar>
      <Toolbar />
      <Box sx={{ p: 2 }}>
        {['Vienna', 'Paris', 'Stockholm', 'Zagreb', 'Warsaw', 'Rome'].map((city) => (
          <Typography key={city} sx={{ py: 2 }}>
            {city}
          </Typography>
        ))}
      </Box>
    </>
  );
}
