import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const centered = { position: 'absolute', inset: 0, m: 'auto', p: 3 } as const;

export default function NestedModals() {
  const [open, setOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);

  function leave() {
    setLeaving(false);
    setOpen(false);
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Draw a map
      </Button>
      <Modal open={open} onClose={() => setLeaving(true)}>
        <Paper
          role="dialog"
          aria-modal
          aria-label="Map"
          sx={{ ...centered, width: 'min(90%, 440px)', height: 260 }}
        >
          <Typography gutterBottom>Seven strokes so far.</Typography>
          <Button onClick={() => setLeaving(true)}>Leave</Button>
          <Modal open={leaving} onClose={() => setLeaving(false)}>
            <Paper
              role="alertdialog"
              aria-modal
              aria-labelledby="leave-question"
              sx={{ ...centered, width: 280, height: 'fit-content' }}
            >
              <Typography id="leave-question">Leave without the map?</Typography>
              <Stack sx={{ alignItems: 'flex-start', mt: 1 }}>
                <Button onClick={() => setLeaving(false)}>Keep drawing</Button>
                <Button color="error" onClick={leave}>
                  Leave without it
                </Button>
              </Stack>
            </Paper>
          </Modal>
        </Paper>
      </Modal>
    </>
  );
}
