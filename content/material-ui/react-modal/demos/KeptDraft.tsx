import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

export default function KeptDraft() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Write to the driver
      </Button>
      <Modal keepMounted open={open} onClose={() => setOpen(false)}>
        <Paper
          role="dialog"
          aria-modal
          aria-label="Note to the driver"
          sx={{
            position: 'absolute',
            inset: 0,
            m: 'auto',
            width: 280,
            height: 'fit-content',
            p: 3,
          }}
        >
          <TextField label="Note to the driver" multiline rows={3} fullWidth sx={{ mb: 1 }} />
          <Button onClick={() => setOpen(false)}>Continue later</Button>
        </Paper>
      </Modal>
    </>
  );
}
