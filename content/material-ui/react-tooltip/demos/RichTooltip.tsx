import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function RichTooltip() {
  return (
    <Tooltip
      describeChild
      title={
        <>
          <Typography variant="subtitle2">Night ferry</Typography>
          <Typography variant="body2">Leaves at 22:40. Cabins have two berths.</Typography>
        </>
      }
      slotProps={{
        tooltip: {
          sx: {
            bgcolor: 'background.paper',
            color: 'text.primary',
            border: 1,
            borderColor: 'divider',
            maxWidth: 240,
            p: 1.5,
          },
        },
      }}
    >
      <Button>Line 7</Button>
    </Tooltip>
  );
}
