import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function BasicDemo() {
  const [saved, setSaved] = useState(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button variant="contained" onClick={() => setSaved(true)}>
        Save changes
      </Button>
      <Typography role="status">
        {saved ? 'Your changes are saved.' : 'You have unsaved changes.'}
      </Typography>
    </Stack>
  );
}
