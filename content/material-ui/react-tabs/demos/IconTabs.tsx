import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import DirectionsWalkIcon from '@mui/icons-material/DirectionsWalk';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';

export default function IconTabs() {
  const [way, setWay] = useState('walk');

  return (
    <Tabs
      centered
      value={way}
      onChange={(_event, next: string) => setWay(next)}
      aria-label="Means of transport"
    >
      <Tab value="walk" icon={<DirectionsWalkIcon />} aria-label="On foot" />
      <Tab value="bike" icon={<DirectionsBikeIcon />} aria-label="By bike" />
      <Tab value="bus" icon={<DirectionsBusIcon />} aria-label="By bus" />
    </Tabs>
  );
}
