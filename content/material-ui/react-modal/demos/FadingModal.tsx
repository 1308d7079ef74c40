import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function FadingModal() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the ticket
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} closeAfterTransition>
        <Fade in={open} timeout={300}>
          <Paper
            role="dialog"
            aria-modal
            aria-label="Your ticket"
            sx={{
              position: 'absolute',
              inset: 0,
              m: 'auto',
              width: 240,
              height: 'fit-content',
              p: 3,
            }}
          >
            <Typography variant="h4" component="p">
              C 114
            </Typography>
            <Typography gutterBottom>Row 9, seat 4</Typography>
            <Button onClick={() => setOpen(false)}>Close ticket</Button>
          </Paper>
        </Fade>
      </Modal>
    </>
  );
}
