import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';

export default function DelayedSpinner() {
  const [wait, setWait] = useState(0);

  // The timer replaces a request that takes this long.
  useEffect(() => {
    if (wait === 0) {
      return;
    }
    const timer = setTimeout(() => setWait(0), wait);
    return () => clearTimeout(timer);
  }, [wait]);

  return (
    <Stack sx={{ alignItems: 'center', gap: 2 }}>
      <Fade in={wait > 0} unmountOnExit style={{ transitionDelay: wait > 0 ? '600ms' : '0ms' }}>
        <CircularProgress aria-label="Searching" />
      </Fade>
      <Button onClick={() => setWait(300)}>Fast search</Button>
      <Button onClick={() => setWait(3000)}>Slow search</Button>
    </Stack>
  );
}
