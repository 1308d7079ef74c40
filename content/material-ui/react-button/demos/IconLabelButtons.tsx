import EventIcon from '@mui/icons-material/Event';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import PhoneIcon from '@mui/icons-material/Phone';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function IconLabelButtons() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" startIcon={<EventIcon />}>
        Add to calendar
      </Button>
      <Button variant="outlined" startIcon={<PhoneIcon />}>
        Call the venue
      </Button>
      <Button endIcon={<OpenInNewIcon />}>Open the map</Button>
    </Stack>
  );
}
