import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';

export default function UploadProgress() {
  const [percent, setPercent] = useState(0);
  const [running, setRunning] = useState(false);

  // The timer replaces the progress events of an upload.
  useEffect(() => {
    if (!running || percent === 100) {
      return;
    }
    const timer = setTimeout(() => setPercent(percent + 10), 400);
    return () => clearTimeout(timer);
  }, [running, percent]);

  return (
    <Stack sx={{ width: '100%', gap: 1, alignItems: 'flex-start' }}>
      <Typography id="upload-label">holiday.mp4</Typography>
      <Stack direction="row" sx={{ width: '100%', gap: 2, alignItems: 'center' }}>
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-labelledby="upload-label"
          sx={{ flexGrow: 1 }}
        />
        <Typography variant="body2" color="text.secondary" aria-hidden sx={{ minWidth: '3em' }}>
          {percent}%
        </Typography>
      </Stack>
      <Button
        onClick={() => {
          setPercent(0);
          setRunning(true);
        }}
      >
        {percent === 100 ? 'Upload again' : 'Upload'}
      </Button>
      <span role="status">{percent === 100 && 'Upload finished'}</span>
    </Stack>
  );
}
