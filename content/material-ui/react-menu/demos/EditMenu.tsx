import ContentCopy from '@mui/icons-material/ContentCopy';
import ContentCut from '@mui/icons-material/ContentCut';
import ContentPaste from '@mui/icons-material/ContentPaste';
import Delete from '@mui/icons-material/Delete';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const actions = [
  { name: 'Cut', icon: <ContentCut fontSize="small" />, keys: 'Ctrl+X' },
  { name: 'Copy', icon: <ContentCopy fontSize="small" />, keys: 'Ctrl+C' },
  { name: 'Paste', icon: <ContentPaste fontSize="small" />, keys: 'Ctrl+V' },
];

export default function EditMenu() {
  return (
    <Paper sx={{ width: 260, maxWidth: '100%' }}>
      <MenuList aria-label="Edit" dense>
        {actions.map(({ name, icon, keys }) => (
          <MenuItem key={name} aria-keyshortcuts={keys.replace('Ctrl', 'Control')}>
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText>{name}</ListItemText>
            <Typography variant="body2" color="text.secondary" aria-hidden>
              {keys}
            </Typography>
          </MenuItem>
        ))}
        <Divider component="li" />
        <MenuItem>
          <ListItemIcon>
            <Delete fontSize="small" />
          </ListItemIcon>
          <ListItemText>Delete</ListItemText>
        </MenuItem>
        <MenuItem disabled>
          <ListItemText inset>Undo</ListItemText>
        </MenuItem>
      </MenuList>
    </Paper>
  );
}
