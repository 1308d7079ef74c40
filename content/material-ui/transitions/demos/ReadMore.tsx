import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function ReadMore() {
  const [open, setOpen] = useState(false);

  return (
    <div>
      <Collapse in={open} collapsedSize={48} id="ferry-story" sx={{ maxWidth: 400 }}>
        <Typography>
          The ferry has crossed the sound since 1921. It carried hay and cattle, then commuters, and
          for one summer a circus with two elephants, who had to travel on separate days. Today it
          takes bicycles for free.
        </Typography>
      </Collapse>
      <Button aria-expanded={open} aria-controls="ferry-story" onClick={() => setOpen(!open)}>
        {open ? 'Read less' : 'Read more'}
      </Button>
    </div>
  );
}
