import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function LinkChips() {
  return (
    <Stack direction="row" component="nav" aria-label="Topics" spacing={1}>
      <Chip component="a" href="?topic=gardens" clickable label="Gardens" />
      <Chip component="a" href="?topic=rivers" clickable label="Rivers" variant="outlined" />
    </Stack>
  );
}
