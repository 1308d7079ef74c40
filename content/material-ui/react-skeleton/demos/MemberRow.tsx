import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function MemberRow() {
  return (
    <Stack direction="row" aria-hidden sx={{ gap: 2, alignItems: 'center' }}>
      <Skeleton variant="circular">
        <Avatar />
      </Skeleton>
      <Skeleton variant="text" width={96} />
      <Skeleton variant="rounded">
        <Button disabled variant="outlined">
          Remove
        </Button>
      </Skeleton>
    </Stack>
  );
}
