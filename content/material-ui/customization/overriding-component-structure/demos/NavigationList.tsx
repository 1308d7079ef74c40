import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

export default function NavigationList() {
  return (
    <List component="nav" aria-label="Sections" sx={{ maxWidth: 240 }}>
      <ListItemButton href="#slots">
        <ListItemText primary="Slots" />
      </ListItemButton>
      <ListItemButton href="#transitions">
        <ListItemText primary="Transitions" />
      </ListItemButton>
    </List>
  );
}
