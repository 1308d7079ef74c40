import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function VerticalDivider() {
  return (
    <Stack direction="row" spacing={2}>
      <Typography>12 photos</Typography>
      <Divider orientation="vertical" flexItem />
      <Typography>3 videos</Typography>
      <Divider orientation="vertical" flexItem />
      <Typography>240 MB</Typography>
    </Stack>
  );
}
