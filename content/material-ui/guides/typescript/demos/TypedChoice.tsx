import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

const classes = ['second', 'first', 'sleeper'] as const;
type TravelClass = (typeof classes)[number];

function isTravelClass(value: string): value is TravelClass {
  return classes.some((known) => known === value);
}

export default function TypedChoice() {
  const [chosen, setChosen] = useState<TravelClass>('second');

  return (
    <TextField
      select
      label="Travel class"
      value={chosen}
      onChange={({ target }) => {
        if (isTravelClass(target.value)) setChosen(target.value);
      }}
      sx={{ width: 240 }}
    >
      {classes.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
