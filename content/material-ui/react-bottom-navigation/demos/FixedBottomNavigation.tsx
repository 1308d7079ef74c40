import InboxIcon from '@mui/icons-material/Inbox';
import SendIcon from '@mui/icons-material/Send';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import { useState } from 'react';

const letters = [
  ['Rent', 'Choir', 'Dentist', 'Insurance', 'Bakery', 'Library', 'Garden club', 'School'],
  ['Re: Choir', 'Re: Garden club'],
];

export default function FixedBottomNavigation() {
  const [view, setView] = useState(0);

  return (
    <>
      <List sx={{ width: 1, pb: 7 }}>
        {letters[view]?.map((letter) => (
          <ListItem key={letter}>{letter}</ListItem>
        ))}
      </List>
      <Paper component="nav" aria-label="Mail" elevation={3} sx={bottom}>
        <BottomNavigation
          showLabels
          value={view}
          onChange={(_event, next: number) => setView(next)}
        >
          <BottomNavigationAction
            label="Received"
            icon={<InboxIcon />}
            aria-current={view === 0 ? 'page' : undefined}
          />
          <BottomNavigationAction
            label="Sent"
            icon={<SendIcon />}
            aria-current={view === 1 ? 'page' : undefined}
          />
        </BottomNavigation>
      </Paper>
    </>
  );
}

const bottom = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  pb: 'env(safe-area-inset-bottom)',
};
