import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';

export default function PanelModal() {
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Paper ref={panel} variant="outlined" sx={{ position: 'relative', height: 180, p: 2 }}>
        <Typography gutterBottom>Camera at the north gate</Typography>
        <Button onClick={() => setOpen(true)}>Lock this camera</Button>
        <Modal
          open={open}
          onClose={() => setOpen(false)}
          container={() => panel.current}
          disableEnforceFocus
          sx={{ position: 'absolute' }}
          slotProps={{ backdrop: { sx: { position: 'absolute' } } }}
        >
          <Paper
            role="dialog"
            aria-label="North gate"
            sx={{
              position: 'absolute',
              inset: 0,
              m: 'auto',
              width: 180,
              height: 'fit-content',
              p: 2,
            }}
          >
            <Typography>Locked.</Typography>
            <Button onClick={() => setOpen(false)}>Unlock</Button>
          </Paper>
        </Modal>
      </Paper>
      <Button sx={{ mt: 1 }}>South gate is not locked</Button>
    </Box>
  );
}
