import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const boards = [
  { title: 'Departures', trains: ['08:12 Riga', '08:40 Vilnius', '09:05 Tartu'] },
  { title: 'Arrivals', trains: ['08:03 Narva', '08:31 Valga'] },
];

export default function BoardTabs() {
  const [shown, setShown] = useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Tabs
        variant="fullWidth"
        selectionFollowsFocus
        value={shown}
        onChange={(_event, index: number) => setShown(index)}
        aria-label="Trains"
      >
        {boards.map(({ title }, index) => (
          <Tab
            key={title}
            label={title}
            id={`board-tab-${index}`}
            aria-controls={`board-panel-${index}`}
          />
        ))}
      </Tabs>
      {boards.map(({ title, trains }, index) => (
        <Box
          key={title}
          role="tabpanel"
          id={`board-panel-${index}`}
          aria-labelledby={`board-tab-${index}`}
          hidden={index !== shown}
          tabIndex={0}
          sx={{ p: 2, minHeight: 120 }}
        >
          {trains.map((train) => (
            <Typography key={train} gutterBottom>
              {train}
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  );
}
