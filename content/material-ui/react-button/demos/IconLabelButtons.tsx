import EventIcon from '@mui/icons-material/Event';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import PhoneIcon from '@mui/icons-material/Phone';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function IconLabelButtons() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="contained" startIcon={<EventIcon />}>
        Add to calendar
      </Button>
      <Button variant="outlined" startIcon={<PhoneIcon />}>
        Call the venue
      </Button>
      <Button endIcon={<OpenInNewIcon />}>Open the map</Button>
    </Box>
  );
}
