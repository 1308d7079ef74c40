import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

export default function GrowCards() {
  const [shown, setShown] = useState(true);

  return (
    <Stack spacing={2}>
      <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
        Results
      </Button>
      <Stack direction="row" spacing={2}>
        <Grow in={shown} style={{ transformOrigin: 'top' }}>
          <Paper elevation={4} sx={{ p: 2 }}>
            Home 3
          </Paper>
        </Grow>
        <Grow in={shown} timeout={800} style={{ transformOrigin: 'top', transitionDelay: '150ms' }}>
          <Paper elevation={4} sx={{ p: 2 }}>
            Guests 2
          </Paper>
        </Grow>
      </Stack>
    </Stack>
  );
}
