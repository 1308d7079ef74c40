import PhotoIcon from '@mui/icons-material/Photo';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const corners = [
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'right' },
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'left' },
] as const;

export default function BadgePosition() {
  return (
    <Stack direction="row" spacing={5}>
      {corners.map((corner) => (
        <Badge
          key={`${corner.vertical} ${corner.horizontal}`}
          badgeContent={5}
          color="primary"
          anchorOrigin={corner}
        >
          <PhotoIcon />
        </Badge>
      ))}
    </Stack>
  );
}
