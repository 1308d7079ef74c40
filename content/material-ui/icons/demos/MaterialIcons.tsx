import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import HikingIcon from '@mui/icons-material/Hiking';
import HikingOutlinedIcon from '@mui/icons-material/HikingOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function MaterialIcons() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <HikingIcon />
      <HikingOutlinedIcon />
      <Button variant="outlined" startIcon={<DirectionsBoatIcon />}>
        Take the boat
      </Button>
    </Stack>
  );
}
