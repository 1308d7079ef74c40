import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useState } from 'react';

export default function DenseForm() {
  const [saved, setSaved] = useState('');

  function save(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setSaved(String(new FormData(event.currentTarget).get('name')));
  }

  return (
    <Box component="form" onSubmit={save} sx={{ display: 'grid', gap: 2 }}>
      <TextField
        label="Name of the room"
        name="name"
        defaultValue="Reading room"
        size="small"
        required
      />
      <TextField label="Floor" name="floor" defaultValue="2" size="small" disabled />
      <TextField
        label="Seats"
        name="seats"
        defaultValue="14"
        size="small"
        slotProps={{ htmlInput: { inputMode: 'numeric', pattern: '[0-9]+' } }}
      />
      <Button type="submit" variant="contained" sx={{ justifySelf: 'start' }}>
        Save room
      </Button>
      <Typography variant="body2" role="status">
        {saved ? `${saved} is saved.` : 'Not saved yet.'}
      </Typography>
    </Box>
  );
}
