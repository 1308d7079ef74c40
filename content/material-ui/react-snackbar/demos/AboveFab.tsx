import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';

export default function AboveFab() {
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ height: 240 }}>
      <Fab
        color="primary"
        aria-label="Add task"
        onClick={() => setOpen(true)}
        sx={{ position: 'fixed', bottom: 16, insetInlineEnd: 16 }}
      >
        <Add />
      </Fab>
      <Snackbar
        open={open}
        autoHideDuration={4000}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        message="Task added"
        sx={{ bottom: { xs: 88, sm: 24 } }}
      />
    </Box>
  );
}
