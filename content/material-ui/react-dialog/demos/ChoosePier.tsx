import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';

const piers = [
  { name: 'Pier 1', free: 'Two berths free' },
  { name: 'Pier 4', free: 'One berth free, no electricity' },
  { name: 'Buoys', free: 'Plenty of room, bring a dinghy' },
];

export default function ChoosePier() {
  const [open, setOpen] = useState(false);
  const [pier, setPier] = useState('Pier 1');

  function choose(name: string) {
    setPier(name);
    setOpen(false);
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Berth: {pier}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="xs">
        <DialogTitle>Where do you want to moor?</DialogTitle>
        <List sx={{ pt: 0 }}>
          {piers.map(({ name, free }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                autoFocus={name === pier}
                selected={name === pier}
                aria-current={name === pier}
                onClick={() => choose(name)}
              >
                <ListItemText primary={name} secondary={free} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Dialog>
    </>
  );
}
