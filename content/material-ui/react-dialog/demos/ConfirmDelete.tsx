import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';

export default function ConfirmDelete() {
  const [open, setOpen] = useState(false);

  function close() {
    setOpen(false);
  }

  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Delete album
      </Button>
      <Dialog
        open={open}
        onClose={close}
        aria-describedby="what-is-lost"
        slotProps={{ paper: { role: 'alertdialog' } }}
      >
        <DialogTitle>Delete “Lofoten, winter”?</DialogTitle>
        <DialogContent>
          <DialogContentText id="what-is-lost">
            Its 214 photos are deleted from all your devices. This cannot be undone.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={close}>
            Keep album
          </Button>
          <Button color="error" onClick={close}>
            Delete album
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
