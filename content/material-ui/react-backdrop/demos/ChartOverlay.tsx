import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function ChartOverlay() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack sx={{ gap: 2, alignItems: 'center' }}>
      <Paper
        variant="outlined"
        aria-busy={loading}
        sx={{ position: 'relative', width: 240, p: 4, overflow: 'hidden' }}
      >
        <Typography variant="h6" component="p">
          Visitors
        </Typography>
        <Typography>1,204 this week</Typography>
        <Backdrop open={loading} sx={{ position: 'absolute', bgcolor: 'background.paper' }}>
          <CircularProgress />
        </Backdrop>
      </Paper>
      <Button onClick={() => setLoading(!loading)}>{loading ? 'Finish' : 'Refresh'}</Button>
    </Stack>
  );
}
