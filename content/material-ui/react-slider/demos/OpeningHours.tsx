import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

function asTime(hour = 0) {
  return `${Math.floor(hour)}:${hour % 1 === 0 ? '00' : '30'}`;
}

export default function OpeningHours() {
  const [hours, setHours] = useState([9, 17.5]);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography>
        Open from {asTime(hours[0])} to {asTime(hours[1])}
      </Typography>
      <Slider
        value={hours}
        onChange={(_event, value) => setHours(value)}
        max={24}
        step={0.5}
        shiftStep={2}
        getAriaLabel={(thumb) => (thumb === 0 ? 'Opens' : 'Closes')}
        getAriaValueText={asTime}
      />
    </Box>
  );
}
