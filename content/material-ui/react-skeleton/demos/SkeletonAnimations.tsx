import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonAnimations() {
  return (
    <Stack sx={{ width: 240, gap: 2 }}>
      <Skeleton variant="rounded" height={40} />
      <Skeleton variant="rounded" height={40} animation="wave" />
      <Skeleton variant="rounded" height={40} animation={false} />
    </Stack>
  );
}
