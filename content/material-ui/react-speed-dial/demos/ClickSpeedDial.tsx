import ImageIcon from '@mui/icons-material/Image';
import MicIcon from '@mui/icons-material/Mic';
import Box from '@mui/material/Box';
import SpeedDial, { type SpeedDialProps } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import { useState } from 'react';

export default function ClickSpeedDial() {
  const [open, setOpen] = useState(false);

  const handleOpen: SpeedDialProps['onOpen'] = (event, reason) => {
    // The arrow keys move the focus to an action.
    const byArrowKey =
      event.target instanceof Element && event.target.getAttribute('role') === 'menuitem';
    if (reason === 'toggle' || byArrowKey) {
      setOpen(true);
    }
  };

  const handleClose: SpeedDialProps['onClose'] = (_event, reason) => {
    if (reason !== 'mouseLeave') {
      setOpen(false);
    }
  };

  return (
    <Box sx={{ position: 'relative', width: 1, height: 240 }}>
      <SpeedDial
        ariaLabel="Attach"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={handleOpen}
        onClose={handleClose}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        <SpeedDialAction
          icon={<ImageIcon />}
          slotProps={{ tooltip: { title: 'Image' } }}
          onClick={() => setOpen(false)}
        />
        <SpeedDialAction
          icon={<MicIcon />}
          slotProps={{ tooltip: { title: 'Recording' } }}
          onClick={() => setOpen(false)}
        />
      </SpeedDial>
    </Box>
  );
}
