import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useState } from 'react';

export default function PaymentBackdrop() {
  const [paying, setPaying] = useState(false);

  // The timer replaces a request.
  useEffect(() => {
    if (!paying) {
      return;
    }
    const timer = setTimeout(() => setPaying(false), 2500);
    return () => clearTimeout(timer);
  }, [paying]);

  return (
    <>
      <Button variant="contained" onClick={() => setPaying(true)}>
        Pay $42
      </Button>
      <span role="status" style={{ marginInlineStart: 16 }}>
        {paying && 'Paying, please wait'}
      </span>
      <Backdrop open={paying} sx={{ color: 'common.white', zIndex: 'tooltip' }}>
        <CircularProgress color="inherit" />
      </Backdrop>
    </>
  );
}
