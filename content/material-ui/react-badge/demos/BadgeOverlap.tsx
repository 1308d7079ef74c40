import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

export default function BadgeOverlap() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent={3} color="primary">
        <Avatar variant="square" />
      </Badge>
      <Badge badgeContent={3} color="primary" overlap="circular">
        <Avatar />
      </Badge>
    </Stack>
  );
}
