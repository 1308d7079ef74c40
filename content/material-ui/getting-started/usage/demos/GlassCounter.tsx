import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function GlassCounter() {
  const [glasses, setGlasses] = useState(0);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography role="status">Glasses today: {glasses}</Typography>
      <Button variant="contained" onClick={() => setGlasses(glasses + 1)}>
        Drink one
      </Button>
    </Stack>
  );
}
