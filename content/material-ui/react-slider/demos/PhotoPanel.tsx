import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PhotoPanel() {
  return (
    <Stack sx={{ width: '100%' }}>
      <Typography id="photo-contrast" variant="body2">
        Contrast
      </Typography>
      <Slider size="small" color="secondary" aria-labelledby="photo-contrast" defaultValue={40} />
      <Typography id="photo-grain" variant="body2">
        Grain, for black and white only
      </Typography>
      <Slider size="small" color="secondary" aria-labelledby="photo-grain" disabled />
    </Stack>
  );
}
