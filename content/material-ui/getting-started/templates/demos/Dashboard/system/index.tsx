import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Grid from '@mui/material/Grid';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigation } from './Navigation';
import { RepairTable } from './RepairTable';
import { figures } from './repairs';
import { WeekChart } from './WeekChart';

const width = 220;

export default function Dashboard() {
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ display: 'flex', minHeight: '100vh', bgcolor: 'background.default' }}>
      <Box
        sx={{
          display: { xs: 'none', md: 'block' },
          width,
          flexShrink: 0,
          borderInlineEnd: 1,
          borderColor: 'divider',
          color: 'text.primary',
        }}
      >
        <Navigation />
      </Box>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Menu', sx: { width } } }}
      >
        <Navigation />
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0, color: 'text.primary' }}>
        <AppBar
          position="sticky"
          color="inherit"
          elevation={0}
          sx={{ borderBottom: 1, borderColor: 'divider' }}
        >
          <Toolbar sx={{ gap: 1 }}>
            <IconButton
              edge="start"
              aria-label="Menu"
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
              sx={{ display: { md: 'none' } }}
            >
              <MenuIcon />
            </IconButton>
            <Typography variant="h6" component="p" noWrap sx={{ flexGrow: 1 }}>
              Spoke &amp; Chain
            </Typography>
            <Button variant="contained">New repair</Button>
          </Toolbar>
        </AppBar>
        <Box component="main" sx={{ p: { xs: 2, sm: 3 } }}>
          <Typography variant="h5" component="h1" gutterBottom>
            Overview
          </Typography>
          <Grid container spacing={2}>
            {figures.map(({ name, value, change }) => (
              <Grid key={name} size={{ xs: 12, sm: 6, lg: 3 }}>
                <Paper variant="outlined" sx={{ p: 2, height: 1 }}>
                  <Typography variant="body2" color="text.secondary">
                    {name}
                  </Typography>
                  <Typography variant="h5" component="p">
                    {value}
                  </Typography>
                  <Typography variant="body2">{change}</Typography>
                </Paper>
              </Grid>
            ))}
            <Grid size={{ xs: 12, lg: 5 }}>
              <Paper component="section" variant="outlined" sx={{ p: 2, height: 1 }}>
                <Typography variant="subtitle1" component="h2" gutterBottom>
                  Finished repairs by day
                </Typography>
                <WeekChart />
              </Paper>
            </Grid>
            <Grid size={{ xs: 12, lg: 7 }}>
              <Paper variant="outlined" sx={{ p: 2 }}>
                <Typography id="latest-repairs" variant="subtitle1" component="h2" gutterBottom>
                  Latest repairs
                </Typography>
                <RepairTable labelledBy="latest-repairs" />
              </Paper>
            </Grid>
          </Grid>
        </Box>
      </Box>
    </Box>
  );
}
