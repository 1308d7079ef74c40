import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';

export default function VirtualElementTooltip() {
  const [spot, setSpot] = useState({ x: 0, y: 0, minute: 0 });

  return (
    <Tooltip
      describeChild
      arrow
      placement="top"
      title={`${spot.minute} min`}
      slotProps={{
        popper: { anchorEl: { getBoundingClientRect: () => new DOMRect(spot.x, spot.y, 0, 0) } },
      }}
    >
      <Box
        dir="ltr"
        onMouseMove={({ clientX, currentTarget }) => {
          const { left, top, width } = currentTarget.getBoundingClientRect();
          setSpot({ x: clientX, y: top, minute: Math.round((60 * (clientX - left)) / width) });
        }}
        sx={{ width: 1, height: 32, borderRadius: 1, bgcolor: 'action.selected' }}
      />
    </Tooltip>
  );
}
