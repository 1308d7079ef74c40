import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function LeadingEdge() {
  const [count, setCount] = useState(0);

  return (
    <ClickAwayListener
      mouseEvent="onMouseDown"
      touchEvent="onTouchStart"
      onClickAway={() => setCount((current) => current + 1)}
    >
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography>Press a mouse button outside of this frame.</Typography>
        <Typography aria-live="polite">Presses outside: {count}</Typography>
      </Paper>
    </ClickAwayListener>
  );
}
