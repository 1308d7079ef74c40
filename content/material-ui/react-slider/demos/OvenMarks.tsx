import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const marks = [75, 100, 125, 150, 175, 200, 225, 250].map((value) => ({
  value,
  label: value % 50 === 0 ? `${value}°` : undefined,
}));

export default function OvenMarks() {
  return (
    <Box sx={{ width: '100%', px: 2 }}>
      <Typography id="oven-label">Oven</Typography>
      <Slider
        aria-labelledby="oven-label"
        defaultValue={175}
        min={75}
        max={250}
        step={25}
        shiftStep={50}
        marks={marks}
        valueLabelDisplay="auto"
        getAriaValueText={(value) => `${value} degrees`}
      />
    </Box>
  );
}
