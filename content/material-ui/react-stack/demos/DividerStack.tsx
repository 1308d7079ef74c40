import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DividerStack() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Divider aria-hidden orientation="vertical" flexItem />}
    >
      <Typography>4 rooms</Typography>
      <Typography>92 m²</Typography>
      <Typography>Built in 1931</Typography>
    </Stack>
  );
}
