import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import DirectionsWalkIcon from '@mui/icons-material/DirectionsWalk';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';

const ways = [
  { id: 'walk', name: 'On foot', icon: <DirectionsWalkIcon />, time: '25 minutes along the canal' },
  { id: 'bike', name: 'By bike', icon: <DirectionsBikeIcon />, time: '9 minutes, and a rack' },
  { id: 'bus', name: 'By bus', icon: <DirectionsBusIcon />, time: '14 minutes with line 3' },
];

export default function IconTabs() {
  const [way, setWay] = useState('walk');

  return (
    <Box>
      <Tabs
        centered
        value={way}
        onChange={(_event, next: string) => setWay(next)}
        aria-label="Means of transport"
      >
        {ways.map(({ id, name, icon }) => (
          <Tab
            key={id}
            value={id}
            icon={icon}
            aria-label={name}
            id={`by-${id}`}
            aria-controls="travel-time"
          />
        ))}
      </Tabs>
      <Box
        id="travel-time"
        role="tabpanel"
        aria-labelledby={`by-${way}`}
        tabIndex={0}
        sx={{ p: 2, textAlign: 'center' }}
      >
        {ways.find(({ id }) => id === way)?.time}
      </Box>
    </Box>
  );
}
