import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function VerticalTextDivider() {
  return (
    <Stack direction="row" spacing={1} sx={{ maxWidth: 320 }}>
      <Typography sx={{ flex: 1 }}>
        By train: four hours, one change, and a seat with a view of the lake.
      </Typography>
      <Divider orientation="vertical" flexItem role="presentation">
        or
      </Divider>
      <Typography sx={{ flex: 1 }}>By bus: six hours, no change, and half the price.</Typography>
    </Stack>
  );
}
