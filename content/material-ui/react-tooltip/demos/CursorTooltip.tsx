import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

export default function CursorTooltip() {
  return (
    <Tooltip followCursor describeChild title="No boats in this area from May to July">
      <Box sx={{ bgcolor: 'action.selected', color: 'text.primary', p: 5, textAlign: 'center' }}>
        Bird sanctuary
      </Box>
    </Tooltip>
  );
}
