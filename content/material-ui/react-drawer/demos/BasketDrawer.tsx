import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function BasketDrawer() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show cart
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': 'cart-title' } }}
      >
        <Box sx={{ width: 280, maxWidth: '85vw', p: 2 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
            <Typography id="cart-title" variant="h6" component="h2">
              Cart
            </Typography>
            <IconButton aria-label="Close cart" onClick={() => setOpen(false)} edge="end">
              <CloseIcon />
            </IconButton>
          </Box>
          <List>
            <ListItem disableGutters>
              <ListItemText primary="Sea chart, North Sea" secondary="32.00 €" />
            </ListItem>
            <ListItem disableGutters>
              <ListItemText primary="Pencil, soft" secondary="1.20 €" />
            </ListItem>
          </List>
          <Button variant="contained" fullWidth onClick={() => setOpen(false)}>
            Check out
          </Button>
        </Box>
      </Drawer>
    </>
  );
}
