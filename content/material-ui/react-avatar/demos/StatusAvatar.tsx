import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';

export default function StatusAvatar() {
  return (
    <Badge
      role="img"
      aria-label="Hanna Berg, online"
      variant="dot"
      color="success"
      overlap="circular"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    >
      <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>HB</Avatar>
    </Badge>
  );
}
