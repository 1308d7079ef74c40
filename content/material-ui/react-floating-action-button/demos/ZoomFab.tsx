import EditIcon from '@mui/icons-material/Edit';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import { useTheme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Zoom from '@mui/material/Zoom';
import { useState } from 'react';

const views = [
  { name: 'Diary', text: 'Two entries', action: 'Write an entry', icon: <EditIcon /> },
  { name: 'Photos', text: 'Forty photos', action: 'Take a photo', icon: <PhotoCameraIcon /> },
];

export default function ZoomFab() {
  const [view, setView] = useState(0);
  const { transitions } = useTheme();
  const { enteringScreen: enter, leavingScreen: exit } = transitions.duration;

  return (
    <Box sx={{ position: 'relative', width: 1, maxWidth: 320, height: 180 }}>
      <Tabs value={view} onChange={(_event, next: number) => setView(next)} aria-label="Trip">
        {views.map(({ name }) => (
          <Tab key={name} label={name} id={`trip-${name}`} aria-controls="trip" />
        ))}
      </Tabs>
      <Box
        id="trip"
        role="tabpanel"
        aria-labelledby={`trip-${views[view]?.name}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        {views[view]?.text}
      </Box>
      {views.map(({ action, icon }, index) => (
        <Zoom
          key={action}
          in={index === view}
          timeout={{ enter, exit }}
          style={{ transitionDelay: `${index === view ? exit : 0}ms` }}
          unmountOnExit
        >
          <Fab
            color="primary"
            aria-label={action}
            sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
          >
            {icon}
          </Fab>
        </Zoom>
      ))}
    </Box>
  );
}
