import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Popper, { type PopperPlacementType } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

const sides = ['top', 'right', 'bottom', 'left'] as const;
const placements = sides.flatMap((side): PopperPlacementType[] => [
  `${side}-start`,
  side,
  `${side}-end`,
]);

export default function PlacementPlayground() {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const [placement, setPlacement] = useState<PopperPlacementType>('bottom');

  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 7 }}>
      <TextField
        select
        label="placement"
        value={placement}
        onChange={({ target }) => setPlacement(target.value as PopperPlacementType)}
        sx={{ width: 180 }}
      >
        {placements.map((each) => (
          <MenuItem key={each} value={each}>
            {each}
          </MenuItem>
        ))}
      </TextField>
      <Button
        ref={setButton}
        variant="contained"
        aria-describedby={open ? 'placement-note' : undefined}
        onClick={() => setOpen(!open)}
        sx={{ mb: 7, height: 80 }}
      >
        {open ? 'Hide' : 'Show'}
      </Button>
      <Popper id="placement-note" open={open} anchorEl={button} placement={placement}>
        {({ placement: actual }) => <Paper sx={{ p: 1, m: 1 }}>{actual}</Paper>}
      </Popper>
    </Box>
  );
}
