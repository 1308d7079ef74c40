import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createSvgIcon } from '@mui/material/utils';

const LeafIcon = createSvgIcon(<path d="M4 20C4 10 10 4 20 4c0 10-6 16-16 16Z" />, 'Leaf');

export default function LeafIcons() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <LeafIcon color="success" fontSize="large" />
      <Button variant="contained" color="success" endIcon={<LeafIcon />}>
        Offset the trip
      </Button>
    </Stack>
  );
}
