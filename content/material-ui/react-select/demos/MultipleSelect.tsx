import CheckIcon from '@mui/icons-material/Check';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';
import { useState } from 'react';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

function inOrder(chosen: string | string[]) {
  return days.filter((day) => chosen.includes(day));
}

export default function MultipleSelect() {
  const [chosen, setChosen] = useState(['Monday', 'Thursday']);

  function change(event: SelectChangeEvent<string[]>) {
    setChosen(inOrder(event.target.value));
  }

  return (
    <FormControl fullWidth>
      <InputLabel id="open-days-label">Open on</InputLabel>
      <Select
        labelId="open-days-label"
        id="open-days"
        multiple
        value={chosen}
        onChange={change}
        label="Open on"
        renderValue={(values) => values.join(', ')}
      >
        {days.map((day) => (
          <MenuItem key={day} value={day}>
            <ListItemIcon>{chosen.includes(day) && <CheckIcon />}</ListItemIcon>
            <ListItemText primary={day} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
