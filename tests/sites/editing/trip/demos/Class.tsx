import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export default function Class() {
  return (
    <TextField select label="Class" defaultValue="deck" sx={{ minWidth: 200 }}>
      <MenuItem value="deck">Deck</MenuItem>
      <MenuItem value="cabin">Cabin</MenuItem>
      <MenuItem value="suite">Suite</MenuItem>
    </TextField>
  );
}
