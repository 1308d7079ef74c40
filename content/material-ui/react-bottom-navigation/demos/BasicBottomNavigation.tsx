import HomeIcon from '@mui/icons-material/Home';
import PersonIcon from '@mui/icons-material/Person';
import SearchIcon from '@mui/icons-material/Search';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import { useState } from 'react';

const views = [
  { label: 'Home', icon: <HomeIcon /> },
  { label: 'Search', icon: <SearchIcon /> },
  { label: 'Profile', icon: <PersonIcon /> },
];

export default function BasicBottomNavigation() {
  const [view, setView] = useState(0);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Main"
      showLabels
      value={view}
      onChange={(_event, next: number) => setView(next)}
      sx={{ width: 1 }}
    >
      {views.map(({ label, icon }, index) => (
        <BottomNavigationAction
          key={label}
          label={label}
          icon={icon}
          aria-current={index === view ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
