import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipColors() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Chip label="Draft" />
      <Chip label="In review" color="primary" />
      <Chip label="Published" color="primary" variant="outlined" />
      <Chip label="Rejected" color="error" variant="outlined" />
    </Stack>
  );
}
