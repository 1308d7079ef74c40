import List from '@mui/material/List';
import { Stop } from './Stop.tsx';
import { stops } from './stops';

export default function Journey() {
  return (
    <List>
      {stops.map((stop) => (
        <Stop key={stop.name} {...stop} />
      ))}
    </List>
  );
}
