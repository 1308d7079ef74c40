import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

const choices = {
  direction: ['row', 'row-reverse', 'column', 'column-reverse'],
  justifyContent: ['flex-start', 'center', 'flex-end', 'space-between', 'space-evenly'],
  alignItems: ['flex-start', 'center', 'flex-end', 'stretch'],
} as const;

type Values = { [Key in keyof typeof choices]: (typeof choices)[Key][number] };

export default function AlignmentStack() {
  const [{ direction, ...alignment }, setValues] = useState<Values>({
    direction: 'row',
    justifyContent: 'space-between',
    alignItems: 'center',
  });

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 480 }}>
      <Stack
        direction={direction}
        sx={{ height: 200, border: 1, borderColor: 'divider', ...alignment }}
      >
        {['First', 'Second', 'Third'].map((name, index) => (
          <Paper key={name} elevation={3} sx={{ p: 1, pb: 1 + index }}>
            {name}
          </Paper>
        ))}
      </Stack>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {Object.entries(choices).map(([key, values]) => (
          <TextField
            key={key}
            select
            fullWidth
            label={key}
            value={{ direction, ...alignment }[key as keyof Values]}
            onChange={({ target }) => setValues({ direction, ...alignment, [key]: target.value })}
          >
            {values.map((value) => (
              <MenuItem key={value} value={value}>
                {value}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
    </Stack>
  );
}
