import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

const used = 68;

export default function StorageRing() {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', '& > *': { gridArea: '1 / 1' } }}>
      <CircularProgress
        aria-hidden
        variant="determinate"
        value={100}
        size={96}
        sx={{ color: 'divider' }}
      />
      <CircularProgress
        aria-label="Storage used"
        aria-valuemin={0}
        aria-valuemax={100}
        variant="determinate"
        value={used}
        size={96}
      />
      <Typography aria-hidden>{used}%</Typography>
    </Box>
  );
}
