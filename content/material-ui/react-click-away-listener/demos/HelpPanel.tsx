import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import { useState } from 'react';

export default function HelpPanel() {
  const [open, setOpen] = useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
        <Button
          variant="outlined"
          aria-expanded={open}
          aria-controls="size-help"
          onClick={() => setOpen(!open)}
        >
          Which size do I need?
        </Button>
        <Paper id="size-help" variant="outlined" hidden={!open} sx={{ p: 2, mt: 1, maxWidth: 280 }}>
          Measure your foot in the evening, and add a centimeter for thick socks.
        </Paper>
      </Box>
    </ClickAwayListener>
  );
}
