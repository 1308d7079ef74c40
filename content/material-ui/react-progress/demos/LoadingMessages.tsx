import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function LoadingMessages() {
  return (
    <Stack sx={{ width: '100%', gap: 4, alignItems: 'center' }}>
      <CircularProgress aria-label="Loading messages" />
      <LinearProgress aria-label="Loading contacts" sx={{ width: '100%' }} />
    </Stack>
  );
}
