import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

const gear = ['Blanket', 'Lantern', 'Map', 'Stove', 'Tent'];

export default function BasicTransferList() {
  const [packed, setPacked] = useState(['Map']);
  const [checked, setChecked] = useState<string[]>([]);
  const home = gear.filter((item) => !packed.includes(item));

  function toggle(item: string) {
    setChecked(
      checked.includes(item) ? checked.filter((each) => each !== item) : [...checked, item],
    );
  }

  function pack() {
    setPacked([...packed, ...home.filter((item) => checked.includes(item))]);
    setChecked(checked.filter((item) => packed.includes(item)));
  }

  function unpack() {
    setPacked(packed.filter((item) => !checked.includes(item)));
    setChecked(checked.filter((item) => home.includes(item)));
  }

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ alignItems: 'center', justifyContent: 'center' }}
    >
      <CheckList title="At home" items={home} checked={checked} onToggle={toggle} />
      <Stack direction={{ xs: 'row', sm: 'column' }} spacing={1}>
        <Button variant="outlined" size="small" onClick={pack}>
          Pack
        </Button>
        <Button variant="outlined" size="small" onClick={unpack}>
          Unpack
        </Button>
      </Stack>
      <CheckList title="Packed" items={packed} checked={checked} onToggle={toggle} />
    </Stack>
  );
}

interface CheckListProps {
  title: string;
  items: string[];
  checked: string[];
  onToggle: (item: string) => void;
}

function CheckList({ title, items, checked, onToggle }: CheckListProps) {
  const id = useId();

  return (
    <Paper variant="outlined" sx={{ width: 180, height: 210, overflow: 'auto' }}>
      <Typography id={id} variant="subtitle2" component="h3" sx={{ px: 2, pt: 1 }}>
        {title}
      </Typography>
      <List dense disablePadding aria-labelledby={id}>
        {items.map((item) => (
          <ListItem key={item} disablePadding sx={{ px: 2 }}>
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={checked.includes(item)}
                  onChange={() => onToggle(item)}
                />
              }
              label={item}
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
