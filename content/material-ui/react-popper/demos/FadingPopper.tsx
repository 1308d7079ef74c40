import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useState } from 'react';

export default function FadingPopper() {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button
        ref={setButton}
        aria-describedby={open ? 'sugar-note' : undefined}
        onClick={() => setOpen(!open)}
      >
        Why less sugar?
      </Button>
      <Popper id="sugar-note" open={open} anchorEl={button} transition>
        {({ TransitionProps }) => (
          <Fade {...TransitionProps} timeout={350}>
            <Paper elevation={4} sx={{ p: 2, m: 1, maxWidth: 260 }}>
              Ripe plums are sweet enough. The jam keeps for three months in the fridge.
            </Paper>
          </Fade>
        )}
      </Popper>
    </>
  );
}
