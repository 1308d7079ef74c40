import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

export default function ListDividers() {
  return (
    <List sx={{ width: 1, maxWidth: 320 }}>
      <ListItem>
        <ListItemText primary="fullWidth" secondary="The default" />
      </ListItem>
      <Divider component="li" aria-hidden />
      <ListItem>
        <ListItemAvatar>
          <Avatar aria-hidden>I</Avatar>
        </ListItemAvatar>
        <ListItemText primary="inset" secondary="Lines up with text next to an avatar" />
      </ListItem>
      <Divider component="li" aria-hidden variant="inset" />
      <ListItem>
        <ListItemText primary="middle" secondary="Space at both ends" />
      </ListItem>
      <Divider component="li" aria-hidden variant="middle" />
    </List>
  );
}
