import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const width = 200;
const rooms = ['Fossils', 'Minerals', 'Meteorites', 'Maps'];

export default function ResponsiveDrawer() {
  const [open, setOpen] = useState(false);
  const [room, setRoom] = useState('Fossils');

  function enter(name: string) {
    setRoom(name);
    setOpen(false);
  }

  const list = (
    <List component="nav" aria-label="Rooms" disablePadding>
      {rooms.map((name) => (
        <ListItem key={name} component="div" disablePadding>
          <ListItemButton selected={name === room} onClick={() => enter(name)}>
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );

  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar position="fixed" sx={{ zIndex: { sm: 'modal' } }}>
        <Toolbar>
          <IconButton
            color="inherit"
            edge="start"
            aria-label="Rooms"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            sx={{ display: { sm: 'none' }, marginInlineEnd: 1 }}
          >
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="p">
            Museum of stones
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: { sm: 'none' } }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Rooms', sx: { width } } }}
      >
        <Toolbar>
          <IconButton edge="start" aria-label="Close" onClick={() => setOpen(false)}>
            <CloseIcon />
          </IconButton>
        </Toolbar>
        {list}
      </Drawer>
      <Drawer
        variant="permanent"
        sx={{ display: { xs: 'none', sm: 'block' }, width, flexShrink: 0 }}
        slotProps={{ paper: { sx: { width } } }}
      >
        <Toolbar />
        {list}
      </Drawer>
      <Box component="main" sx={{ p: 3 }}>
        <Toolbar />
        <Typography variant="h5" component="h1" gutterBottom>
          {room}
        </Typography>
        <Typography>Open every day except Monday, from ten to five.</Typography>
      </Box>
    </Box>
  );
}
