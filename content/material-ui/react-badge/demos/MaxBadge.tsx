import ForumIcon from '@mui/icons-material/Forum';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

export default function MaxBadge() {
  return (
    <Stack direction="row" spacing={5}>
      <Badge badgeContent={99} color="primary">
        <ForumIcon />
      </Badge>
      <Badge badgeContent={100} color="primary">
        <ForumIcon />
      </Badge>
      <Badge badgeContent={1200} max={999} color="primary">
        <ForumIcon />
      </Badge>
    </Stack>
  );
}
