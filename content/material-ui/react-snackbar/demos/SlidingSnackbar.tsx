import Button from '@mui/material/Button';
import Slide from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';

export default function SlidingSnackbar() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Copy link
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={4000}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        slots={{ transition: Slide }}
        message="Link copied"
      />
    </>
  );
}
