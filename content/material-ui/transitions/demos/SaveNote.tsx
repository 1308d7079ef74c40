import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function SaveNote() {
  const [saved, setSaved] = useState(false);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="contained" onClick={() => setSaved(!saved)}>
        {saved ? 'Edit' : 'Save'}
      </Button>
      <div role="status">
        <Fade in={saved}>
          <Typography>All changes saved</Typography>
        </Fade>
      </div>
    </Stack>
  );
}
