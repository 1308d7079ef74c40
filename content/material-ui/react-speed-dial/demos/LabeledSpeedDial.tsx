import EventIcon from '@mui/icons-material/Event';
import TaskIcon from '@mui/icons-material/Task';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import { useState } from 'react';

export default function LabeledSpeedDial() {
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ position: 'relative', width: 1, height: 240 }}>
      <Backdrop open={open} sx={{ position: 'absolute' }} />
      <SpeedDial
        ariaLabel="Create"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        <SpeedDialAction
          icon={<EventIcon />}
          slotProps={{ tooltip: { title: 'Event', open: true } }}
          onClick={() => setOpen(false)}
        />
        <SpeedDialAction
          icon={<TaskIcon />}
          slotProps={{ tooltip: { title: 'Task', open: true } }}
          onClick={() => setOpen(false)}
        />
      </SpeedDial>
    </Box>
  );
}
