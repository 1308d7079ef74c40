import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function HoverCard() {
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  const hide = () => setOpen(false);

  return (
    <Typography component="div">
      The roof was repaired by{' '}
      <Box
        component="span"
        onMouseEnter={show}
        onMouseLeave={hide}
        onFocus={show}
        onBlur={hide}
        onKeyDown={(event) => event.key === 'Escape' && hide()}
      >
        <Link ref={setLink} href="?person=ellen" aria-describedby={open ? 'ellen-card' : undefined}>
          Ellen Storm
        </Link>
        <Popper id="ellen-card" open={open} anchorEl={link} disablePortal sx={{ zIndex: 'modal' }}>
          <Paper elevation={6} sx={{ p: 2, width: 220 }}>
            <Typography>Carpenter in Bergen</Typography>
            <Typography variant="body2" color="text.secondary">
              Answers within two days
            </Typography>
          </Paper>
        </Popper>
      </Box>
      .
    </Typography>
  );
}
