import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const crew = [
  { name: 'Ines Falk', initials: 'IF', task: 'Steers until noon' },
  { name: 'Tomás Rey', initials: 'TR', task: 'Cooks' },
];

export default function AvatarList() {
  return (
    <List sx={{ width: 280 }}>
      {crew.map(({ name, initials, task }) => (
        <ListItem key={name}>
          <ListItemAvatar>
            <Avatar aria-hidden sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
              {initials}
            </Avatar>
          </ListItemAvatar>
          <ListItemText primary={name} secondary={task} />
        </ListItem>
      ))}
    </List>
  );
}
