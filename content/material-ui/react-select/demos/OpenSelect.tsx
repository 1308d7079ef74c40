import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

export default function OpenSelect() {
  const [open, setOpen] = useState(false);
  const [seat, setSeat] = useState('aisle');

  return (
    <Stack direction="row" spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
      <FormControl size="small" sx={{ flexGrow: 1 }}>
        <InputLabel id="seat-label">Seat</InputLabel>
        <Select
          id="seat"
          labelId="seat-label"
          label="Seat"
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          value={seat}
          onChange={(event) => setSeat(event.target.value)}
        >
          <MenuItem value="aisle">Aisle</MenuItem>
          <MenuItem value="window">Window</MenuItem>
        </Select>
      </FormControl>
      <Button onClick={() => setOpen(true)}>Change seat</Button>
    </Stack>
  );
}
