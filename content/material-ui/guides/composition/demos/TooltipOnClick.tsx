import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';

export default function TooltipOnClick() {
  const [open, setOpen] = useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Tooltip
        open={open}
        title="Shared with three people"
        describeChild
        disableHoverListener
        disableFocusListener
        disableTouchListener
      >
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          Who can see this?
        </Button>
      </Tooltip>
    </ClickAwayListener>
  );
}
