import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';

const COUNT = 10000;
const ROW = 40;
const HEIGHT = 240;

export default function VirtualizedList() {
  const [scrollTop, setScrollTop] = useState(0);
  const first = Math.max(0, Math.floor(scrollTop / ROW) - 3);
  const last = Math.min(COUNT, Math.ceil((scrollTop + HEIGHT) / ROW) + 3);
  const rows = Array.from({ length: last - first }, (_, index) => first + index);

  return (
    <Box
      component="section"
      aria-label="Tickets"
      tabIndex={0}
      onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
      sx={{ width: 280, height: HEIGHT, overflow: 'auto' }}
    >
      <List disablePadding sx={{ height: COUNT * ROW }}>
        {rows.map((row) => (
          <ListItem
            key={row}
            aria-setsize={COUNT}
            aria-posinset={row + 1}
            sx={{ position: 'absolute', top: row * ROW, height: ROW }}
          >
            <ListItemText primary={`Ticket ${row + 1}`} />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
