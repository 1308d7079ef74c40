import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import { useState } from 'react';

const places = ['Inbox', 'Starred', 'Sent', 'Drafts'];

export default function SwipeNavigation() {
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState('Inbox');

  function go(name: string) {
    setPlace(name);
    setOpen(false);
  }

  return (
    <Box sx={{ p: 2 }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Mailbox: {place}
      </Button>
      <SwipeableDrawer
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Mailboxes', sx: { width: 220 } } }}
      >
        <List component="nav" aria-label="Mailboxes">
          {places.map((name) => (
            <ListItemButton key={name} selected={name === place} onClick={() => go(name)}>
              <ListItemText primary={name} />
            </ListItemButton>
          ))}
        </List>
        <Box sx={{ flexGrow: 1 }} />
        <Button onClick={() => setOpen(false)} sx={{ m: 2 }}>
          Close
        </Button>
      </SwipeableDrawer>
    </Box>
  );
}
