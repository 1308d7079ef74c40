import CheckIcon from '@mui/icons-material/Check';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

export default function InsetList() {
  return (
    <List aria-label="Stops" sx={{ width: 280 }}>
      <ListItem aria-current="location">
        <ListItemIcon>
          <CheckIcon />
        </ListItemIcon>
        <ListItemText primary="Market square" secondary="You are here" />
      </ListItem>
      <ListItem>
        <ListItemText inset primary="Old mill" />
      </ListItem>
      <ListItem>
        <ListItemText inset primary="Botanical garden" />
      </ListItem>
    </List>
  );
}
