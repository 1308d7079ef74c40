import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';

export default function ControlledTooltip() {
  const [open, setOpen] = useState(false);
  const [joined, setJoined] = useState(false);

  return (
    <Tooltip
      describeChild
      title={joined ? 'You are on the list' : 'Two seats left'}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    >
      <Button variant="outlined" onClick={() => setJoined(!joined)}>
        {joined ? 'Leave the workshop' : 'Join the workshop'}
      </Button>
    </Tooltip>
  );
}
