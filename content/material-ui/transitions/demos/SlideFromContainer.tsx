import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import { useState } from 'react';

export default function SlideFromContainer() {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState(false);

  return (
    <Box
      ref={setFrame}
      sx={{ width: 260, height: 160, p: 2, overflow: 'hidden', border: 1, borderColor: 'divider' }}
    >
      <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
        Departures
      </Button>
      <Slide in={shown} direction="up" container={frame}>
        <Paper elevation={4} sx={{ p: 2, mt: 2 }}>
          Next boat in 6 minutes
        </Paper>
      </Slide>
    </Box>
  );
}
