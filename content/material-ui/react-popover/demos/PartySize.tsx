import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

export default function PartySize() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [guests, setGuests] = useState(4);

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Table for {guests}
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Number of guests' } }}
      >
        <Stack
          component="form"
          spacing={2}
          sx={{ p: 2, width: 200 }}
          onSubmit={(event) => {
            event.preventDefault();
            setGuests(Number(new FormData(event.currentTarget).get('guests')));
            setAnchor(null);
          }}
        >
          <TextField
            autoFocus
            required
            type="number"
            name="guests"
            label="Guests"
            defaultValue={guests}
            slotProps={{ htmlInput: { min: 1, max: 12 } }}
          />
          <Button type="submit" variant="contained">
            Apply
          </Button>
        </Stack>
      </Popover>
    </>
  );
}
