import HelpIcon from '@mui/icons-material/HelpOutline';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';

export default function ClickTooltip() {
  const [open, setOpen] = useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Tooltip
        describeChild
        title="We call only if the driver can't find your door."
        open={open}
        onClose={() => setOpen(false)}
        disableFocusListener
        disableHoverListener
        disableTouchListener
      >
        <IconButton aria-label="Why do we ask for a phone number?" onClick={() => setOpen(!open)}>
          <HelpIcon />
        </IconButton>
      </Tooltip>
    </ClickAwayListener>
  );
}
