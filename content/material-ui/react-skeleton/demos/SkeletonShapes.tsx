import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonShapes() {
  return (
    <Stack sx={{ width: 240, gap: 2 }}>
      <Skeleton variant="text" />
      <Skeleton variant="circular" width={48} height={48} />
      <Skeleton variant="rectangular" height={64} />
      <Skeleton variant="rounded" height={64} />
    </Stack>
  );
}
