import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const distances = [2, 3, 5, 8, 11, 14, 15, 18, 22, 26, 27, 31, 38];

// Simulates a request to a server.
function countHuts(radius: number) {
  return distances.filter((distance) => distance <= radius).length;
}

export default function SearchRadius() {
  const [radius, setRadius] = useState(15);
  const [huts, setHuts] = useState(countHuts(15));

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id="radius-label">Huts within {radius} km</Typography>
      <Slider
        aria-labelledby="radius-label"
        min={1}
        max={40}
        value={radius}
        onChange={(_event, value) => setRadius(value)}
        onChangeCommitted={(_event, value) => setHuts(countHuts(value))}
        getAriaValueText={(value) => `${value} kilometers`}
      />
      <Typography role="status" color="text.secondary">
        {huts} huts found
      </Typography>
    </Box>
  );
}
