import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';

export default function NestedList() {
  const [open, setOpen] = useState(true);

  return (
    <List sx={{ width: 280 }}>
      <ListItem disablePadding sx={{ display: 'block' }}>
        <ListItemButton
          aria-expanded={open}
          aria-controls="bread-list"
          onClick={() => setOpen(!open)}
        >
          <ListItemText primary="Bread" />
          {open ? <ExpandLess /> : <ExpandMore />}
        </ListItemButton>
        <Collapse in={open} id="bread-list">
          <List disablePadding>
            {['Rye', 'Sourdough'].map((bread) => (
              <ListItem key={bread} disablePadding>
                <ListItemButton sx={{ paddingInlineStart: 4 }}>
                  <ListItemText primary={bread} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Collapse>
      </ListItem>
      <ListItem disablePadding>
        <ListItemButton>
          <ListItemText primary="Cakes" />
        </ListItemButton>
      </ListItem>
    </List>
  );
}
