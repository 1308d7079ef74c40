import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

export default function UnsavedNote() {
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [warned, setWarned] = useState(false);

  function close() {
    setOpen(false);
    setNote('');
    setWarned(false);
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Add a note
      </Button>
      <Dialog
        open={open}
        onClose={() => (note ? setWarned(true) : close())}
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle>Note for the next watch</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            multiline
            rows={3}
            fullWidth
            variant="standard"
            label="Note"
            value={note}
            onChange={(event) => setNote(event.target.value)}
            error={warned}
            helperText={warned ? 'This note is not saved yet.' : ' '}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{warned ? 'Discard it' : 'Cancel'}</Button>
          <Button onClick={close}>Save</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
