import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

const color = { bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function TotalAvatars() {
  return (
    <AvatarGroup
      total={2400}
      spacing="small"
      role="img"
      aria-label="2,400 members"
      renderSurplus={(surplus) => `${Math.floor(surplus / 1000)}k`}
      slotProps={{ surplus: { sx: color } }}
    >
      <Avatar sx={color}>L</Avatar>
      <Avatar sx={color}>M</Avatar>
      <Avatar sx={color}>N</Avatar>
    </AvatarGroup>
  );
}
