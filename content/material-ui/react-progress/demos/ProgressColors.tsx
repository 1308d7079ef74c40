import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

const colors = ['primary', 'secondary', 'success', 'warning', 'error', 'info'] as const;

export default function ProgressColors() {
  return (
    <Stack sx={{ width: '100%', gap: 3 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap' }}>
        {[24, 40, 56].map((size) => (
          <CircularProgress key={size} aria-label={`${size} pixels`} size={size} />
        ))}
        <CircularProgress aria-label="Thick" thickness={6} disableShrink />
      </Stack>
      {colors.map((color) => (
        <LinearProgress
          key={color}
          aria-label={color}
          color={color}
          variant="determinate"
          value={60}
        />
      ))}
    </Stack>
  );
}
