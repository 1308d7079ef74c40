import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { type KeyboardEvent, useState } from 'react';

export default function FilterPanel() {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);

  function closeWithEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    setOpen(false);
    button?.focus();
  }

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box onKeyDown={closeWithEscape}>
        <Button
          ref={setButton}
          variant="outlined"
          aria-expanded={open}
          aria-controls={open ? 'route-filter' : undefined}
          onClick={() => setOpen(!open)}
        >
          Filter routes
        </Button>
        <Popper
          id="route-filter"
          role="group"
          aria-label="Route filter"
          open={open}
          anchorEl={button}
          placement="bottom-start"
          disablePortal
          sx={{ zIndex: 'modal' }}
        >
          <Paper elevation={8} sx={{ p: 2, mt: 1 }}>
            <FormGroup>
              <FormControlLabel control={<Checkbox defaultChecked />} label="Paved" />
              <FormControlLabel control={<Checkbox />} label="Shade" />
              <FormControlLabel control={<Checkbox />} label="Drinking water" />
            </FormGroup>
          </Paper>
        </Popper>
      </Box>
    </ClickAwayListener>
  );
}
