import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const spices = ['Allspice', 'Caraway', 'Cardamom', 'Cinnamon', 'Cloves', 'Coriander', 'Cumin'];

export default function SpicePicker() {
  const [spice, setSpice] = useState<string | null>('Cardamom');

  return (
    <>
      <Autocomplete
        options={spices}
        value={spice}
        onChange={(_event, chosen) => setSpice(chosen)}
        renderInput={(params) => <TextField {...params} label="Spice" />}
      />
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {spice ? `The recipe gets a pinch of ${spice.toLowerCase()}.` : 'No spice chosen yet.'}
      </Typography>
    </>
  );
}
