import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const pages = ['Tides', 'Ferries', 'Moorings'];

export default function NavigationBar() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <AppBar position="static">
        <Toolbar>
          <IconButton
            color="inherit"
            edge="start"
            aria-label="Pages"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            sx={{ display: { sm: 'none' }, marginInlineEnd: 1 }}
          >
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="p" noWrap sx={{ flexGrow: 1 }}>
            Port of Dover
          </Typography>
          <Box component="nav" aria-label="Pages" sx={{ display: { xs: 'none', sm: 'block' } }}>
            {pages.map((page) => (
              <Button key={page} color="inherit" href={`#${page}`}>
                {page}
              </Button>
            ))}
          </Box>
        </Toolbar>
      </AppBar>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: { sm: 'none' } }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Pages', sx: { width: 220 } } }}
      >
        <Toolbar>
          <IconButton edge="start" aria-label="Close" onClick={() => setOpen(false)}>
            <CloseIcon />
          </IconButton>
        </Toolbar>
        <nav aria-label="Pages">
          <List disablePadding>
            {pages.map((page) => (
              <ListItem key={page} disablePadding>
                <ListItemButton component="a" href={`#${page}`} onClick={() => setOpen(false)}>
                  {page}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </nav>
      </Drawer>
      <Typography sx={{ p: 2 }}>High water at 14:20, low water at 20:35.</Typography>
    </>
  );
}
