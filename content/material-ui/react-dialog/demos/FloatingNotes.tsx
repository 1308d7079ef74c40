import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type PointerEvent, useState } from 'react';

export default function FloatingNotes() {
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState({ x: 0, y: 0 });

  function drag(event: PointerEvent<HTMLElement>) {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      const { movementX, movementY } = event;
      setPlace(({ x, y }) => ({ x: x + movementX, y: y + movementY }));
    }
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(!open)}>
        {open ? 'Put the notes away' : 'Take notes'}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        hideBackdrop
        disableEnforceFocus
        disableScrollLock
        sx={{ pointerEvents: 'none' }}
        slotProps={{
          paper: {
            'aria-modal': false,
            sx: { pointerEvents: 'auto', translate: `${place.x}px ${place.y}px` },
          },
        }}
      >
        <DialogTitle
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          sx={{ cursor: 'move', touchAction: 'none', userSelect: 'none' }}
        >
          Notes
        </DialogTitle>
        <DialogContent>
          <TextField multiline minRows={2} label="What you noticed" variant="standard" />
        </DialogContent>
        <DialogActions disableSpacing>
          <Button onClick={() => setOpen(false)}>Close notes</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
