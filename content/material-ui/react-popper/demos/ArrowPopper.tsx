import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popper from '@mui/material/Popper';
import { useMemo, useState } from 'react';

const arrowStyles = {
  '& [data-arrow]': { width: 12, height: 12, zIndex: -1 },
  '& [data-arrow]::before': {
    content: '""',
    display: 'block',
    height: '100%',
    bgcolor: 'primary.main',
    transform: 'rotate(45deg)',
  },
  '&[data-popper-placement^=top] [data-arrow]': { bottom: -6 },
  '&[data-popper-placement^=bottom] [data-arrow]': { top: -6 },
};

export default function ArrowPopper() {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [arrow, setArrow] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const modifiers = useMemo(
    () => [
      { name: 'arrow', options: { element: arrow, padding: 8 } },
      { name: 'offset', options: { offset: [0, 10] } },
    ],
    [arrow],
  );

  return (
    <>
      <Button
        ref={setButton}
        aria-describedby={open ? 'tide-note' : undefined}
        onClick={() => setOpen(!open)}
      >
        High tide
      </Button>
      <Popper
        id="tide-note"
        open={open}
        anchorEl={button}
        placement="top"
        modifiers={modifiers}
        sx={arrowStyles}
      >
        <Box
          sx={{ p: 1.5, bgcolor: 'primary.main', color: 'primary.contrastText', borderRadius: 1 }}
        >
          18:42, 3.1 meters
          <Box ref={setArrow} data-arrow />
        </Box>
      </Popper>
    </>
  );
}
