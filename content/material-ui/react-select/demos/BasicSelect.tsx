import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';
import { useState } from 'react';

export default function BasicSelect() {
  const [berth, setBerth] = useState('');

  function change(event: SelectChangeEvent) {
    setBerth(event.target.value);
  }

  return (
    <FormControl fullWidth>
      <InputLabel id="berth-label">Berth</InputLabel>
      <Select labelId="berth-label" id="berth" label="Berth" value={berth} onChange={change}>
        <MenuItem value="seat">Reclining seat</MenuItem>
        <MenuItem value="couchette">Couchette for six</MenuItem>
        <MenuItem value="cabin">Cabin for two</MenuItem>
      </Select>
    </FormControl>
  );
}
