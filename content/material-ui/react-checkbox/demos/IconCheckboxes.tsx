import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import NotificationsIcon from '@mui/icons-material/Notifications';
import NotificationsNoneIcon from '@mui/icons-material/NotificationsNone';
import Checkbox from '@mui/material/Checkbox';

export default function IconCheckboxes() {
  return (
    <div>
      <Checkbox
        icon={<BookmarkBorderIcon />}
        checkedIcon={<BookmarkIcon />}
        defaultChecked
        slotProps={{ input: { 'aria-label': 'Bookmark this recipe' } }}
      />
      <Checkbox
        icon={<NotificationsNoneIcon />}
        checkedIcon={<NotificationsIcon />}
        slotProps={{ input: { 'aria-label': 'Notify me about comments' } }}
      />
    </div>
  );
}
