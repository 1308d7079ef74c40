import NotificationsIcon from '@mui/icons-material/Notifications';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

export default function BadgeVisibility() {
  const [count, setCount] = useState(1);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Badge badgeContent={count} color="error">
        <NotificationsIcon />
      </Badge>
      <Button onClick={() => setCount(count + 1)}>Ring</Button>
      <Button onClick={() => setCount(0)}>Mark all as read</Button>
    </Stack>
  );
}
