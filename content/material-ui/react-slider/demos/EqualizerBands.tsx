import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const bands = [
  { name: 'Bass', gain: 4 },
  { name: 'Middle', gain: -2 },
  { name: 'Treble', gain: 1 },
];

export default function EqualizerBands() {
  return (
    <Stack direction="row" spacing={5}>
      {bands.map(({ name, gain }) => (
        <Stack key={name} spacing={2} sx={{ alignItems: 'center' }}>
          <Typography id={`band-${name}`}>{name}</Typography>
          <Slider
            orientation="vertical"
            aria-labelledby={`band-${name}`}
            defaultValue={gain}
            min={-6}
            max={6}
            shiftStep={3}
            track={false}
            marks={[{ value: 0 }]}
            valueLabelDisplay="auto"
            getAriaValueText={(value) => `${value} decibels`}
            sx={{ height: 160, marginInlineEnd: 0 }}
          />
        </Stack>
      ))}
    </Stack>
  );
}
