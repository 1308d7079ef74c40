import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function ConfirmRemoval() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [removed, setRemoved] = useState(false);
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        color="error"
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => (removed ? setRemoved(false) : setAnchor(event.currentTarget))}
      >
        {removed ? 'Add Rosa back' : 'Remove Rosa from the schedule'}
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{
          paper: { role: 'alertdialog', 'aria-labelledby': 'removal-question', sx: { p: 2 } },
        }}
      >
        <Typography id="removal-question">Remove Rosa’s three shifts?</Typography>
        <Stack direction="row" sx={{ mt: 1, justifyContent: 'flex-end' }}>
          <Button autoFocus onClick={close}>
            Keep them
          </Button>
          <Button
            color="error"
            onClick={() => {
              setRemoved(true);
              close();
            }}
          >
            Remove
          </Button>
        </Stack>
      </Popover>
    </>
  );
}
