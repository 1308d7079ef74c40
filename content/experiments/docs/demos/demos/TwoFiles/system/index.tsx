import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { stops } from './stops';

export default function TwoFiles() {
  return (
    <List dense aria-label="Stops of line 4">
      {stops.map((stop) => (
        <ListItem key={stop}>{stop}</ListItem>
      ))}
    </List>
  );
}
