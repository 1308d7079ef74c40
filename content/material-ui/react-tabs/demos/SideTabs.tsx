import LockIcon from '@mui/icons-material/Lock';
import NotificationsIcon from '@mui/icons-material/Notifications';
import PersonIcon from '@mui/icons-material/Person';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type SyntheticEvent, useState } from 'react';

const sections = [
  { title: 'Profile', icon: <PersonIcon />, text: 'Your name and picture.' },
  { title: 'Notifications', icon: <NotificationsIcon />, text: 'What we may email you about.' },
  { title: 'Security', icon: <LockIcon />, text: 'Password and two-factor authentication.' },
];

export default function SideTabs() {
  const [shown, setShown] = useState(0);

  function change(_event: SyntheticEvent, index: number) {
    setShown(index);
  }

  return (
    <Box sx={{ display: 'flex', width: '100%', maxWidth: 480 }}>
      <Tabs
        orientation="vertical"
        value={shown}
        onChange={change}
        aria-label="Settings"
        sx={{ flexShrink: 0, borderInlineEnd: 1, borderColor: 'divider' }}
      >
        {sections.map(({ title, icon }, index) => (
          <Tab
            key={title}
            label={title}
            icon={icon}
            iconPosition="start"
            id={`settings-tab-${index}`}
            aria-controls="settings-panel"
            sx={{ justifyContent: 'start' }}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="settings-panel"
        aria-labelledby={`settings-tab-${shown}`}
        tabIndex={0}
        sx={{ p: 2, typography: 'body1' }}
      >
        {sections[shown]?.text}
      </Box>
    </Box>
  );
}
