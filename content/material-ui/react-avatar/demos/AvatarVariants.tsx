import StorefrontIcon from '@mui/icons-material/Storefront';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function AvatarVariants() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar />
      <Avatar variant="rounded">
        <StorefrontIcon />
      </Avatar>
      <Avatar variant="square">
        <StorefrontIcon />
      </Avatar>
    </Stack>
  );
}
