import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const numbers = Array.from({ length: 500 }, (_, index) => index + 1);

export default function DeferredList() {
  const [shown, setShown] = useState(false);

  return (
    <div>
      <Button variant="outlined" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? 'Hide the raffle' : 'Show the raffle'}
      </Button>
      {shown && (
        <>
          <Typography sx={{ mt: 2 }}>500 tickets</Typography>
          <NoSsr defer fallback={<Typography>Printing the tickets…</Typography>}>
            <Box
              tabIndex={0}
              role="region"
              aria-label="Tickets"
              sx={{ maxWidth: 280, maxHeight: 120, overflow: 'auto' }}
            >
              {numbers.join(' ')}
            </Box>
          </NoSsr>
        </>
      )}
    </div>
  );
}
