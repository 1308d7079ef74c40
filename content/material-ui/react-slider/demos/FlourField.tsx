import InputAdornment from '@mui/material/InputAdornment';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const least = 100;
const most = 1500;

export default function FlourField() {
  const [typed, setTyped] = useState('650');
  const grams = Math.min(Math.max(Number(typed) || least, least), most);

  return (
    <Stack sx={{ width: '100%' }}>
      <Typography id="flour-label">Flour</Typography>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
        <Slider
          aria-labelledby="flour-label"
          value={grams}
          onChange={(_event, value) => setTyped(String(value))}
          min={least}
          max={most}
          step={50}
          shiftStep={200}
          getAriaValueText={(value) => `${value} grams`}
        />
        <TextField
          variant="standard"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setTyped(String(grams))}
          sx={{ width: 72, flexShrink: 0 }}
          slotProps={{
            htmlInput: { inputMode: 'numeric', 'aria-label': 'Flour in grams' },
            input: { endAdornment: <InputAdornment position="end">g</InputAdornment> },
          }}
        />
      </Stack>
    </Stack>
  );
}
