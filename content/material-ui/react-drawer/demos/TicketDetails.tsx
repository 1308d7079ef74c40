import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const width = 190;
const tickets = [
  {
    id: 'T-31',
    title: 'Lamp flickers',
    note: 'Second floor, beside the lift. Replaced once in May.',
  },
  { id: 'T-32', title: 'Door sticks', note: 'Only when it rains. The hinge is fine.' },
  { id: 'T-35', title: 'Cold radiator', note: 'Meeting room two, since Monday.' },
];

export default function TicketDetails() {
  const [shown, setShown] = useState(tickets[0]);
  const [open, setOpen] = useState(true);

  function show(ticket: (typeof tickets)[number]) {
    setShown(ticket);
    setOpen(true);
  }

  function close() {
    setOpen(false);
    // The button is hidden with the drawer, so the focus moves back to the ticket.
    document.getElementById(`ticket-${shown?.id}`)?.focus();
  }

  return (
    <Box sx={{ display: 'flex' }}>
      <List component="main" aria-label="Tickets" sx={{ flexGrow: 1, minWidth: 0 }}>
        {tickets.map((ticket) => (
          <ListItemButton
            key={ticket.id}
            id={`ticket-${ticket.id}`}
            selected={open && ticket.id === shown?.id}
            onClick={() => show(ticket)}
          >
            <ListItemText primary={ticket.title} secondary={ticket.id} />
          </ListItemButton>
        ))}
      </List>
      <Drawer
        variant="persistent"
        anchor="right"
        open={open}
        sx={{ width: open ? width : 0, flexShrink: 0 }}
        slotProps={{ paper: { component: 'aside', 'aria-label': 'Details', sx: { width, p: 2 } } }}
      >
        <IconButton aria-label="Close details" onClick={close} sx={{ alignSelf: 'end' }}>
          <CloseIcon />
        </IconButton>
        <Typography variant="h6" component="h2" gutterBottom>
          {shown?.title}
        </Typography>
        <Typography variant="body2">{shown?.note}</Typography>
      </Drawer>
    </Box>
  );
}
