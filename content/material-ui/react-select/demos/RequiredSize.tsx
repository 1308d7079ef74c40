import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

export default function RequiredSize() {
  const [size, setSize] = useState('');
  const [sent, setSent] = useState(false);
  const missing = sent && !size;

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
      spacing={2}
    >
      <FormControl fullWidth required error={missing}>
        <InputLabel id="boot-label">Size of the boots</InputLabel>
        <Select
          labelId="boot-label"
          id="boot"
          name="size"
          label="Size of the boots"
          value={size}
          onChange={(event) => setSize(event.target.value)}
          aria-describedby="boot-help"
        >
          {['38', '40', '42', '44'].map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </Select>
        <FormHelperText id="boot-help">
          {missing ? 'Choose a size, then order again.' : 'Between two sizes? Take the larger.'}
        </FormHelperText>
      </FormControl>
      <Button variant="contained" type="submit">
        Order boots
      </Button>
    </Stack>
  );
}
