import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const speeds = [
  { value: 0, label: '1/30' },
  { value: 10, label: '1/60' },
  { value: 21, label: '1/125' },
  { value: 31, label: '1/250' },
];

function speak(value: number) {
  return `${speeds.find((speed) => speed.value === value)?.label} of a second`;
}

export default function ShutterSpeeds() {
  return (
    <Box sx={{ width: '100%', px: 3 }}>
      <Typography id="shutter-label">Shutter, in seconds</Typography>
      <Slider
        aria-labelledby="shutter-label"
        defaultValue={21}
        max={31}
        step={null}
        marks={speeds}
        track={false}
        getAriaValueText={speak}
      />
    </Box>
  );
}
