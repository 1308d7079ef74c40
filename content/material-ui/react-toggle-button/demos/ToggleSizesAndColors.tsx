import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';

const sizes = ['small', 'medium', 'large'] as const;
const colors = ['standard', 'secondary', 'success'] as const;

export default function ToggleSizesAndColors() {
  const [speed, setSpeed] = useState<number | null>(1);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {sizes.map((size, index) => (
        <ToggleButtonGroup
          key={size}
          exclusive
          size={size}
          color={colors[index]}
          aria-label={`Playback speed, ${size}`}
          value={speed}
          onChange={(_event, next: number | null) => setSpeed(next)}
        >
          <ToggleButton value={0.5}>½×</ToggleButton>
          <ToggleButton value={1}>1×</ToggleButton>
          <ToggleButton value={2}>2×</ToggleButton>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
