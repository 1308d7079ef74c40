import CalendarTodayIcon from '@mui/icons-material/CalendarToday';
import ChecklistIcon from '@mui/icons-material/Checklist';
import MenuIcon from '@mui/icons-material/Menu';
import NotesIcon from '@mui/icons-material/Notes';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const tools = [
  { name: 'Calendar', icon: <CalendarTodayIcon /> },
  { name: 'Tasks', icon: <ChecklistIcon /> },
  { name: 'Notes', icon: <NotesIcon /> },
];

export default function IconRail() {
  const [wide, setWide] = useState(false);
  const [current, setCurrent] = useState('Tasks');
  const width = wide ? 180 : 56;

  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer
        variant="permanent"
        sx={{ width, flexShrink: 0, transition: 'width 200ms' }}
        slotProps={{ paper: { sx: { width, overflowX: 'hidden', transition: 'width 200ms' } } }}
      >
        <IconButton
          aria-label={wide ? 'Collapse the sidebar' : 'Expand the sidebar'}
          aria-expanded={wide}
          onClick={() => setWide(!wide)}
          sx={{ alignSelf: 'flex-start', m: 1 }}
        >
          <MenuIcon />
        </IconButton>
        <List component="nav" aria-label="Tools">
          {tools.map(({ name, icon }) => (
            <ListItemButton
              key={name}
              aria-label={name}
              selected={name === current}
              onClick={() => setCurrent(name)}
              sx={{ minHeight: 48 }}
            >
              <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
              {wide && <ListItemText primary={name} />}
            </ListItemButton>
          ))}
        </List>
      </Drawer>
      <Typography component="h1" variant="h5" sx={{ p: 2 }}>
        {current}
      </Typography>
    </Box>
  );
}
