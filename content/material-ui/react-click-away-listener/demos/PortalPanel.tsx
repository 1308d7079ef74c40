import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Switch from '@mui/material/Switch';
import { useState } from 'react';

export default function PortalPanel() {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
        <Button
          ref={setButton}
          aria-expanded={open}
          aria-controls={open ? 'alarm-options' : undefined}
          onClick={() => setOpen(!open)}
        >
          Alarm
        </Button>
        <Popper id="alarm-options" role="group" aria-label="Alarm" open={open} anchorEl={button}>
          <Paper elevation={6} sx={{ p: 2 }}>
            <FormControlLabel control={<Switch defaultChecked />} label="On weekdays" />
          </Paper>
        </Popper>
      </Box>
    </ClickAwayListener>
  );
}
