import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

export default function DismissibleAlert() {
  const [open, setOpen] = useState(true);

  return (
    <Stack sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Collapse in={open} unmountOnExit sx={{ width: '100%' }}>
        <Alert
          role="note"
          severity="info"
          closeText="Close notice about the ferry"
          onClose={() => setOpen(false)}
        >
          The ferry runs every two hours in winter.
        </Alert>
      </Collapse>
      {!open && <Button onClick={() => setOpen(true)}>Show notice</Button>}
    </Stack>
  );
}
