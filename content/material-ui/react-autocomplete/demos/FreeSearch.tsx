import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const earlier = ['bicycle lamp', 'inner tube 28 inch', 'pannier', 'chain oil'];

export default function FreeSearch() {
  const [sought, setSought] = useState<string | null>(null);

  return (
    <>
      <Autocomplete
        freeSolo
        options={earlier}
        onChange={(_event, text) => setSought(text)}
        renderInput={(params) => <TextField {...params} label="Search the shop" />}
      />
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {sought ? `Searching for “${sought}”` : 'Type anything and press Enter.'}
      </Typography>
    </>
  );
}
