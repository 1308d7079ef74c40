import InputBase from '@mui/material/InputBase';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useState } from 'react';

const field = {
  borderRadius: 5,
  bgcolor: 'action.selected',
  '& .MuiInputBase-input': { py: 1, paddingInlineStart: 2, borderRadius: 5 },
  '&.Mui-focused': { outline: '2px solid', outlineColor: 'primary.main' },
};

export default function BareSelect() {
  const [order, setOrder] = useState('newest');

  return (
    <Select
      input={<InputBase sx={field} />}
      value={order}
      onChange={(event) => setOrder(event.target.value)}
      SelectDisplayProps={{ 'aria-label': 'Sort by' }}
    >
      <MenuItem value="newest">Newest first</MenuItem>
      <MenuItem value="cheapest">Cheapest first</MenuItem>
    </Select>
  );
}
