import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import { useState } from 'react';

const rooms = ['Amber', 'Birch', 'Cedar', 'Dune', 'Elder'];

export default function JumpPalette() {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const found = rooms.filter((room) => room.toLowerCase().startsWith(typed.toLowerCase()));

  function close() {
    setOpen(false);
    setTyped('');
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Find a room
      </Button>
      <Modal open={open} onClose={close}>
        <Paper
          role="dialog"
          aria-modal
          aria-label="Find a room"
          sx={{
            position: 'absolute',
            insetInline: 0,
            top: '12%',
            mx: 'auto',
            width: 'min(90%, 360px)',
          }}
        >
          <InputBase
            autoFocus
            fullWidth
            placeholder="Type the first letter"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            slotProps={{ input: { 'aria-label': 'Name of the room' } }}
            sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}
          />
          <List>
            {found.map((room) => (
              <ListItem key={room} disablePadding>
                <ListItemButton onClick={close}>{room}</ListItemButton>
              </ListItem>
            ))}
          </List>
        </Paper>
      </Modal>
    </>
  );
}
