import Fade from '@mui/material/Fade';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function FadeHint() {
  const [focused, setFocused] = useState(false);

  return (
    <div>
      <TextField
        label="Library card"
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        slotProps={{ htmlInput: { 'aria-describedby': 'card-hint' } }}
      />
      <Fade in={focused} timeout={500}>
        <Typography id="card-hint" variant="body2">
          The number is below the bar code.
        </Typography>
      </Fade>
    </div>
  );
}
