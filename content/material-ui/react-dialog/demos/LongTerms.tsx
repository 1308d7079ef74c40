import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const rules = [
  'Bring the boat back with the tank as full as you found it.',
  'Wear the life jacket from the moment you leave the pier.',
  'Stay inside the skerries when the wind is above eight meters per second.',
  'Keep fifty meters away from nesting birds between April and July.',
  'Take your trash back with you, and that of others if you can.',
  'Call the harbor on channel 12 when you are late.',
  'Tie up with two lines, and check them before you go.',
  'Nobody under sixteen may steer alone.',
];

export default function LongTerms() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Read the rules
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        maxWidth="xs"
        slotProps={{ paper: { sx: { maxHeight: 360 } } }}
      >
        <DialogTitle>Rules for rental boats</DialogTitle>
        <DialogContent dividers tabIndex={0} role="group" aria-label="Rules">
          {rules.map((rule, index) => (
            <Typography key={rule} gutterBottom>
              {index + 1}. {rule}
            </Typography>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>I have read them</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
