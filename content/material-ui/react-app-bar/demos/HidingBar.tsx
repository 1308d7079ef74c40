import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const stops = ['Oslo', 'Drammen', 'Gol', 'Geilo', 'Finse', 'Myrdal', 'Voss', 'Bergen'];

export default function HidingBar() {
  const scrollsDown = useScrollTrigger();

  return (
    <>
      <Slide appear={false} direction="down" in={!scrollsDown}>
        <AppBar position="fixed">
          <Toolbar>
            <Typography variant="h6" component="p">
              Across the mountains
            </Typography>
          </Toolbar>
        </AppBar>
      </Slide>
      <Toolbar />
      <Box component="main" sx={{ p: 2 }}>
        {stops.map((stop) => (
          <Typography key={stop} sx={{ py: 3 }}>
            {stop}
          </Typography>
        ))}
      </Box>
    </>
  );
}
