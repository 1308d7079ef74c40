import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

export default function AdornedFields() {
  const [readable, setReadable] = useState(false);

  const eye = (
    <InputAdornment position="end">
      <IconButton
        aria-label="Show password"
        aria-pressed={readable}
        edge="end"
        onClick={() => setReadable(!readable)}
      >
        {readable ? <VisibilityOffIcon /> : <VisibilityIcon />}
      </IconButton>
    </InputAdornment>
  );

  return (
    <Stack spacing={3}>
      <TextField
        label="Weight of the parcel"
        slotProps={{
          input: { endAdornment: <InputAdornment position="end">kg</InputAdornment> },
          htmlInput: { inputMode: 'decimal' },
        }}
      />
      <TextField
        label="Password"
        type={readable ? 'text' : 'password'}
        autoComplete="current-password"
        slotProps={{ input: { endAdornment: eye } }}
      />
    </Stack>
  );
}
