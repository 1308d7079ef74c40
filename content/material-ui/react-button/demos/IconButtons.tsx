import Forward30Icon from '@mui/icons-material/Forward30';
import PauseCircleIcon from '@mui/icons-material/PauseCircle';
import PlayCircleIcon from '@mui/icons-material/PlayCircle';
import Replay10Icon from '@mui/icons-material/Replay10';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

export default function IconButtons() {
  const [playing, setPlaying] = useState(false);

  return (
    <Stack direction="row" spacing={1} dir="ltr" sx={{ alignItems: 'center' }}>
      <IconButton size="small" aria-label="Back 10 seconds">
        <Replay10Icon fontSize="inherit" />
      </IconButton>
      <IconButton
        size="large"
        color="primary"
        aria-label={playing ? 'Pause' : 'Play'}
        onClick={() => setPlaying(!playing)}
      >
        {playing ? <PauseCircleIcon fontSize="inherit" /> : <PlayCircleIcon fontSize="inherit" />}
      </IconButton>
      <IconButton size="small" aria-label="Forward 30 seconds">
        <Forward30Icon fontSize="inherit" />
      </IconButton>
    </Stack>
  );
}
