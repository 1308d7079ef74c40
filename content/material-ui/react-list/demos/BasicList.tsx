import DraftsIcon from '@mui/icons-material/Drafts';
import InboxIcon from '@mui/icons-material/Inbox';
import SendIcon from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const folders = [
  { name: 'Inbox', Icon: InboxIcon },
  { name: 'Drafts', Icon: DraftsIcon },
  { name: 'Sent', Icon: SendIcon },
];

export default function BasicList() {
  return (
    <Box component="nav" aria-label="Mail folders" sx={{ width: 280 }}>
      <List>
        {folders.map(({ name, Icon }) => (
          <ListItem key={name} disablePadding>
            <ListItemButton href={`?folder=${name}`}>
              <ListItemIcon>
                <Icon />
              </ListItemIcon>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
