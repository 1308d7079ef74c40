import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useState } from 'react';

const harbors = ['Arkö', 'Byxelkrok', 'Fårösund', 'Grönhögen', 'Kappelshamn', 'Sandhamn', 'Utö'];

export default function AnyHarbor() {
  const [harbor, setHarbor] = useState('');

  return (
    <FormControl fullWidth>
      <InputLabel id="harbor-label" shrink>
        Harbor
      </InputLabel>
      <Select
        labelId="harbor-label"
        id="harbor"
        label="Harbor"
        notched
        displayEmpty
        value={harbor}
        onChange={(event) => setHarbor(event.target.value)}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 240 } } } }}
      >
        <MenuItem value="">Anywhere</MenuItem>
        {harbors.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
