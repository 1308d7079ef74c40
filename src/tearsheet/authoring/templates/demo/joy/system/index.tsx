import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { useState } from 'react';

export default function BasicDemo() {
  const [saved, setSaved] = useState(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button onClick={() => setSaved(true)}>Save changes</Button>
      <Typography role="status">
        {saved ? 'Your changes are saved.' : 'You have unsaved changes.'}
      </Typography>
    </Stack>
  );
}
