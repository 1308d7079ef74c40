import { Badge } from '@mui/base/Badge';
import './styles.css';

export default function UnreadBadge() {
  return (
    <Badge
      badgeContent={7}
      slotProps={{ root: { className: 'unread' }, badge: { className: 'unread-count' } }}
    >
      Unanswered letters
    </Badge>
  );
}
