import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';

export default function ConnectionAlert() {
  const [tries, setTries] = useState(1);

  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ width: '100%' }}
      action={
        <Button color="inherit" size="small" onClick={() => setTries(tries + 1)}>
          Retry
        </Button>
      }
    >
      <AlertTitle>You’re offline</AlertTitle>
      Changes are kept on this device. Tried {tries} {tries === 1 ? 'time' : 'times'}.
    </Alert>
  );
}
