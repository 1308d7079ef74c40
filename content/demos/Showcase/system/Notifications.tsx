import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Switch from '@mui/material/Switch';
import { useState } from 'react';

const KINDS = ['Replies', 'New invoices', 'Weekly summary'];

export default function Notifications() {
  const [chosen, setChosen] = useState(['Replies']);

  function toggle(kind: string) {
    setChosen(chosen.includes(kind) ? chosen.filter((other) => other !== kind) : [...chosen, kind]);
  }

  return (
    <Card variant="outlined">
      <List subheader={<ListSubheader>Notify me about</ListSubheader>}>
        {KINDS.map((kind) => (
          <ListItem
            key={kind}
            secondaryAction={
              <Switch
                edge="end"
                checked={chosen.includes(kind)}
                onChange={() => toggle(kind)}
                slotProps={{ input: { 'aria-label': kind } }}
              />
            }
          >
            <ListItemText primary={kind} />
          </ListItem>
        ))}
      </List>
    </Card>
  );
}
