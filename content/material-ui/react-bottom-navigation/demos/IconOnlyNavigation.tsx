import AlarmIcon from '@mui/icons-material/Alarm';
import PublicIcon from '@mui/icons-material/Public';
import TimerIcon from '@mui/icons-material/Timer';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import { useState } from 'react';

const views = [
  { label: 'Alarms', value: 'alarms', icon: <AlarmIcon /> },
  { label: 'World', value: 'world', icon: <PublicIcon /> },
  { label: 'Timer', value: 'timer', icon: <TimerIcon /> },
];

export default function IconOnlyNavigation() {
  const [view, setView] = useState('world');

  return (
    <BottomNavigation
      component="nav"
      aria-label="Clock"
      value={view}
      onChange={(_event, next: string) => setView(next)}
      sx={{ width: 1 }}
    >
      {views.map((each) => (
        <BottomNavigationAction
          key={each.value}
          {...each}
          aria-current={each.value === view ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
