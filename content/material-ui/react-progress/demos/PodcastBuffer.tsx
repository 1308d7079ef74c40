import LinearProgress from '@mui/material/LinearProgress';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

export default function PodcastBuffer() {
  const [played, setPlayed] = useState(20);

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <LinearProgress
        aria-label="Podcast"
        aria-valuetext={`${played}% played`}
        variant="buffer"
        value={played}
        valueBuffer={Math.min(100, played + 30)}
      />
      <Slider
        aria-label="Position"
        value={played}
        onChange={(_event, value) => setPlayed(value as number)}
      />
    </Stack>
  );
}
