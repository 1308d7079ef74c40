import ScheduleIcon from '@mui/icons-material/Schedule';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export default function ArrowTooltip() {
  return (
    <Tooltip arrow title="Opening hours">
      <IconButton>
        <ScheduleIcon />
      </IconButton>
    </Tooltip>
  );
}
