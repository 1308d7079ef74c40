import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useState } from 'react';

export default function RenameDialog() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('Sketches');

  function rename(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setName(String(new FormData(event.currentTarget).get('name')));
    setOpen(false);
  }

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography>Notebook: {name}</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Rename
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="xs">
        {/* In a flex column, only the content scrolls, and the buttons stay below it. */}
        <Box
          component="form"
          onSubmit={rename}
          sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
        >
          <DialogTitle>Rename notebook</DialogTitle>
          <DialogContent>
            <TextField
              label="Name"
              name="name"
              defaultValue={name}
              autoFocus
              required
              fullWidth
              variant="standard"
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button type="submit">Rename</Button>
          </DialogActions>
        </Box>
      </Dialog>
    </Stack>
  );
}
