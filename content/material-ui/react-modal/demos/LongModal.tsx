import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const steps = [
  'Soak the beans overnight.',
  'Boil them for an hour.',
  'Fry onions and garlic.',
  'Add tomatoes and wait.',
  'Taste, and add salt.',
];

export default function LongModal() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Read the recipe
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} sx={{ overflowY: 'auto' }}>
        <Paper
          role="dialog"
          aria-modal
          aria-labelledby="recipe-title"
          sx={{ width: 'min(90%, 360px)', mx: 'auto', my: 6, p: 3 }}
        >
          <Typography id="recipe-title" variant="h6" component="h2">
            Bean stew
          </Typography>
          {steps.map((step) => (
            <Typography key={step} sx={{ py: 10 }}>
              {step}
            </Typography>
          ))}
          <Button onClick={() => setOpen(false)}>Done</Button>
        </Paper>
      </Modal>
    </>
  );
}
