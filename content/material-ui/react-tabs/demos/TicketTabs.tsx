import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type SyntheticEvent, useState } from 'react';

const tickets = [
  {
    id: 'single',
    title: 'Single',
    text: 'One ride within two hours, with as many changes as you like.',
  },
  { id: 'day', title: 'Day', text: 'Any number of rides until three in the morning.' },
  { id: 'group', title: 'Group', text: 'Up to five people who travel together, on one day.' },
];

export default function TicketTabs() {
  const [shown, setShown] = useState('single');

  function change(_event: SyntheticEvent, id: string) {
    setShown(id);
  }

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs value={shown} onChange={change} aria-label="Tickets">
        {tickets.map(({ id, title }) => (
          <Tab
            key={id}
            value={id}
            label={title}
            id={`ticket-tab-${id}`}
            aria-controls={`ticket-panel-${id}`}
          />
        ))}
      </Tabs>
      {tickets.map(({ id, text }) => (
        <Box
          key={id}
          role="tabpanel"
          id={`ticket-panel-${id}`}
          aria-labelledby={`ticket-tab-${id}`}
          hidden={id !== shown}
          tabIndex={0}
          sx={{ p: 2, typography: 'body1' }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
