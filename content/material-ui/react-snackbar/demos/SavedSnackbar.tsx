import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import { type SyntheticEvent, useState } from 'react';

export default function SavedSnackbar() {
  const [open, setOpen] = useState(false);

  function close(_event: SyntheticEvent | Event | null, reason?: SnackbarCloseReason) {
    if (reason !== 'clickaway') {
      setOpen(false);
    }
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Save draft
      </Button>
      <Snackbar open={open} autoHideDuration={6000} onClose={close} message="Draft saved" />
    </>
  );
}
