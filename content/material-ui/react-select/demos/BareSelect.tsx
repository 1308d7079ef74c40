import InputBase from '@mui/material/InputBase';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

const Field = styled(InputBase)(({ theme }) => ({
  borderRadius: 20,
  backgroundColor: theme.palette.action.hover,
  '& .MuiInputBase-input': { paddingBlock: 8, paddingInlineStart: 16, borderRadius: 20 },
  '&.Mui-focused': { outline: `2px solid ${theme.palette.primary.main}` },
}));

export default function BareSelect() {
  const [order, setOrder] = useState('newest');

  return (
    <Select
      input={<Field />}
      value={order}
      onChange={(event) => setOrder(event.target.value)}
      SelectDisplayProps={{ 'aria-label': 'Sort by' }}
    >
      <MenuItem value="newest">Newest first</MenuItem>
      <MenuItem value="cheapest">Cheapest first</MenuItem>
    </Select>
  );
}
