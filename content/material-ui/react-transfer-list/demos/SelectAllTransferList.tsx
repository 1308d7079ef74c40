import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const members = ['Amira', 'Jonas', 'Paloma', 'Rosa', 'Wei'];

export default function SelectAllTransferList() {
  const [team, setTeam] = useState(['Rosa']);
  const [joining, setJoining] = useState<string[]>([]);
  const [leaving, setLeaving] = useState<string[]>([]);
  const [news, setNews] = useState('');
  const others = members.filter((member) => !team.includes(member));

  function add() {
    setTeam([...team, ...joining]);
    setJoining([]);
    setNews(`${joining.length} added to the team`);
  }

  function remove() {
    setTeam(team.filter((member) => !leaving.includes(member)));
    setLeaving([]);
    setNews(`${leaving.length} removed from the team`);
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ alignItems: 'center' }}>
        <CheckCard title="Members" items={others} checked={joining} onChange={setJoining} />
        <Stack direction={{ xs: 'row', md: 'column' }} spacing={1}>
          <Button variant="outlined" size="small" onClick={add}>
            Add
          </Button>
          <Button variant="outlined" size="small" onClick={remove}>
            Remove
          </Button>
        </Stack>
        <CheckCard title="Team" items={team} checked={leaving} onChange={setLeaving} />
      </Stack>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {news}
      </Typography>
    </Stack>
  );
}

interface CheckCardProps {
  title: string;
  items: string[];
  checked: string[];
  onChange: (checked: string[]) => void;
}

/** A list with a checkbox for each item, and one for all. Only its own items are in `checked`. */
function CheckCard({ title, items, checked, onChange }: CheckCardProps) {
  const all = items.length > 0 && checked.length === items.length;

  function toggle(item: string) {
    onChange(checked.includes(item) ? checked.filter((each) => each !== item) : [...checked, item]);
  }

  return (
    <Card variant="outlined" sx={{ width: 200 }}>
      <FormControlLabel
        sx={{ px: 2 }}
        control={
          <Checkbox
            size="small"
            checked={all}
            indeterminate={checked.length > 0 && !all}
            onChange={() => onChange(all ? [] : items)}
          />
        }
        label={`${title}: ${checked.length} of ${items.length}`}
      />
      <Divider />
      <List dense disablePadding aria-label={title} sx={{ height: 160, overflow: 'auto' }}>
        {items.map((item) => (
          <ListItem key={item} disablePadding sx={{ px: 2 }}>
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={checked.includes(item)}
                  onChange={() => toggle(item)}
                />
              }
              label={item}
            />
          </ListItem>
        ))}
      </List>
    </Card>
  );
}
