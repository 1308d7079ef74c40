import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function BasicSlider() {
  return (
    <Box sx={{ width: '100%' }}>
      <Typography id="lamp-brightness">Brightness of the lamp</Typography>
      <Slider aria-labelledby="lamp-brightness" defaultValue={60} valueLabelDisplay="auto" />
    </Box>
  );
}
