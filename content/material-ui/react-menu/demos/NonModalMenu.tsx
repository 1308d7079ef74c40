import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { type KeyboardEvent, useState } from 'react';

export default function NonModalMenu() {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);

  function close() {
    setOpen(false);
    button?.focus();
  }

  function closeWithKey(event: KeyboardEvent) {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      close();
    }
  }

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        <Button
          ref={setButton}
          id="insert-button"
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Insert
        </Button>
        <Popper open={open} anchorEl={button} placement="bottom-start" sx={{ zIndex: 'modal' }}>
          <Paper elevation={8}>
            <MenuList autoFocusItem aria-labelledby="insert-button" onKeyDown={closeWithKey}>
              <MenuItem onClick={close}>Table</MenuItem>
              <MenuItem onClick={close}>Image</MenuItem>
              <MenuItem onClick={close}>Footnote</MenuItem>
            </MenuList>
          </Paper>
        </Popper>
      </div>
    </ClickAwayListener>
  );
}
