import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import SkipNextIcon from '@mui/icons-material/SkipNext';
import SkipPreviousIcon from '@mui/icons-material/SkipPrevious';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

export default function IconButtons() {
  const [playing, setPlaying] = useState(false);

  return (
    <Stack direction="row" spacing={1} dir="ltr" sx={{ alignItems: 'center' }}>
      <IconButton size="small" aria-label="Previous track">
        <SkipPreviousIcon fontSize="inherit" />
      </IconButton>
      <IconButton
        size="large"
        color="primary"
        aria-label={playing ? 'Pause' : 'Play'}
        onClick={() => setPlaying(!playing)}
      >
        {playing ? <PauseIcon fontSize="inherit" /> : <PlayArrowIcon fontSize="inherit" />}
      </IconButton>
      <IconButton size="small" aria-label="Next track">
        <SkipNextIcon fontSize="inherit" />
      </IconButton>
    </Stack>
  );
}
