import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const edge = 56;

export default function PeekingSheet() {
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ p: 2 }}>
      <Typography gutterBottom>The ferry is crossing the bay.</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show stops
      </Button>
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        swipeAreaWidth={edge}
        disableSwipeToOpen={false}
        allowSwipeInChildren
        keepMounted
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Stops',
            sx: { height: `calc(60% - ${edge}px)`, overflow: 'visible' },
          },
        }}
      >
        <Box
          sx={{
            position: 'absolute',
            insetInline: 0,
            top: -edge,
            height: edge,
            p: 2,
            borderStartStartRadius: 12,
            borderStartEndRadius: 12,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            visibility: 'visible',
          }}
        >
          <Typography>Next stop: Lighthouse, 12 minutes</Typography>
        </Box>
        <Box sx={{ p: 2, overflow: 'auto' }}>
          <Typography gutterBottom>Then: Fish market, 25 minutes</Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Box>
      </SwipeableDrawer>
    </Box>
  );
}
