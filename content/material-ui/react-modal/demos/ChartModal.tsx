import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function ChartModal() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Enlarge the chart
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <Paper
          role="dialog"
          aria-modal
          aria-labelledby="tide-title"
          sx={{
            position: 'absolute',
            inset: 0,
            m: 'auto',
            width: 'min(90%, 520px)',
            height: 'fit-content',
            p: 3,
          }}
        >
          <Typography id="tide-title" variant="h6" component="h2">
            The tide of one day
          </Typography>
          <Box
            component="svg"
            viewBox="0 0 240 80"
            role="img"
            aria-label="Two high waters and two low waters, about six hours apart"
            sx={{ color: 'primary.main', display: 'block', my: 2, height: 130, width: 1 }}
          >
            <path
              d="M0 60C20 60 40 10 60 10S100 70 120 70 160 15 180 15 220 60 240 60"
              fill="none"
              stroke="currentColor"
              strokeWidth="3"
            />
          </Box>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Paper>
      </Modal>
    </>
  );
}
