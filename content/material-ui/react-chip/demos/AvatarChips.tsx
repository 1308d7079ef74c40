import PlaceIcon from '@mui/icons-material/Place';
import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function AvatarChips() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip avatar={<Avatar aria-hidden>R</Avatar>} label="Rosa Lind" />
      <Chip icon={<PlaceIcon />} label="Room 12" variant="outlined" />
    </Stack>
  );
}
