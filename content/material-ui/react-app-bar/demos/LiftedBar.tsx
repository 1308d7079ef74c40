import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const birds = ['Bittern', 'Curlew', 'Dunlin', 'Heron', 'Lapwing', 'Plover', 'Redshank', 'Snipe'];

export default function LiftedBar() {
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: 0 });

  return (
    <>
      <AppBar position="sticky" color="default" elevation={scrolled ? 4 : 0}>
        <Toolbar variant="dense">
          <Typography>Seen this week</Typography>
        </Toolbar>
      </AppBar>
      <Box component="main" sx={{ p: 2 }}>
        {birds.map((bird) => (
          <Typography key={bird} sx={{ py: 2 }}>
            {bird}
          </Typography>
        ))}
      </Box>
    </>
  );
}
