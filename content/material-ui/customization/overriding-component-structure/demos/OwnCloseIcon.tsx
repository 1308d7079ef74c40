import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';

function GotIt() {
  return <span style={{ fontSize: '0.875rem', fontWeight: 'bold' }}>OK</span>;
}

export default function OwnCloseIcon() {
  const [shown, setShown] = useState(true);

  if (!shown) {
    return <Button onClick={() => setShown(true)}>Show the message again</Button>;
  }
  return (
    <Alert
      severity="info"
      closeText="OK, hide this message"
      onClose={() => setShown(false)}
      slots={{ closeIcon: GotIt }}
      slotProps={{ closeButton: { sx: { borderRadius: 1 } } }}
    >
      Doors open at seven.
    </Alert>
  );
}
