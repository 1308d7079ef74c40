import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';

export default function DotBadge() {
  return (
    <Badge variant="dot" color="error">
      <Button variant="outlined" aria-label="What's new, unread">
        What's new
      </Button>
    </Badge>
  );
}
