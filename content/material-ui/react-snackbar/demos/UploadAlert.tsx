import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

const messages = {
  success: 'Photo uploaded',
  error: 'Photo not uploaded: the file is larger than 20 MB',
} as const satisfies Partial<Record<AlertColor, string>>;

export default function UploadAlert() {
  const [open, setOpen] = useState(false);
  const [result, setResult] = useState<keyof typeof messages>('success');

  function show(next: keyof typeof messages) {
    setResult(next);
    setOpen(true);
  }

  return (
    <>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={() => show('success')}>Upload small photo</Button>
        <Button onClick={() => show('error')}>Upload large photo</Button>
      </Stack>
      <Snackbar
        open={open}
        autoHideDuration={result === 'error' ? null : 6000}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
      >
        <Alert
          severity={result}
          variant="filled"
          onClose={() => setOpen(false)}
          sx={{ width: '100%' }}
        >
          {messages[result]}
        </Alert>
      </Snackbar>
    </>
  );
}
