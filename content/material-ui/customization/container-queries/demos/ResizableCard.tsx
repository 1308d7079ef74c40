import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

const Recipe = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2),
  [theme.containerQueries.up(240)]: {
    gridTemplateColumns: 'auto 1fr',
    columnGap: theme.spacing(3),
  },
}));

export default function ResizableCard() {
  const [width, setWidth] = useState(280);

  return (
    <Box sx={{ maxWidth: 280 }}>
      <Slider
        aria-label="Width of the container"
        min={140}
        max={280}
        value={width}
        onChange={(_event, next) => setWidth(next)}
      />
      <Box sx={{ containerType: 'inline-size', width, border: 1, borderColor: 'divider' }}>
        <Recipe>
          <strong>Leek soup</strong>
          <span>40 minutes, for four</span>
        </Recipe>
      </Box>
    </Box>
  );
}
