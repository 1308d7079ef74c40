import BrushIcon from '@mui/icons-material/Brush';
import TextFieldsIcon from '@mui/icons-material/TextFields';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Switch from '@mui/material/Switch';
import { useState } from 'react';

export default function HiddenSpeedDial() {
  const [reading, setReading] = useState(false);

  return (
    <Box sx={{ position: 'relative', width: 1, height: 240 }}>
      <FormControlLabel
        control={<Switch checked={reading} onChange={() => setReading(!reading)} />}
        label="Reading mode"
      />
      <SpeedDial
        ariaLabel="Annotate"
        hidden={reading}
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        <SpeedDialAction icon={<BrushIcon />} slotProps={{ tooltip: { title: 'Draw' } }} />
        <SpeedDialAction icon={<TextFieldsIcon />} slotProps={{ tooltip: { title: 'Type' } }} />
      </SpeedDial>
    </Box>
  );
}
