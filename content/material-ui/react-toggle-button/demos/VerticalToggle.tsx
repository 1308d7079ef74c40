import BrushIcon from '@mui/icons-material/Brush';
import CropIcon from '@mui/icons-material/Crop';
import FormatColorFillIcon from '@mui/icons-material/FormatColorFill';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';

export default function VerticalToggle() {
  const [tool, setTool] = useState<string | null>('brush');

  return (
    <ToggleButtonGroup
      exclusive
      orientation="vertical"
      aria-label="Drawing tool"
      value={tool}
      onChange={(_event, next: string | null) => setTool(next)}
    >
      <Tooltip title="Brush" placement="right">
        <ToggleButton value="brush">
          <BrushIcon />
        </ToggleButton>
      </Tooltip>
      <Tooltip title="Fill" placement="right">
        <ToggleButton value="fill">
          <FormatColorFillIcon />
        </ToggleButton>
      </Tooltip>
      <Tooltip title="Crop" placement="right">
        <ToggleButton value="crop">
          <CropIcon />
        </ToggleButton>
      </Tooltip>
    </ToggleButtonGroup>
  );
}
