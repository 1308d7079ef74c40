import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function LinkColors() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Link href="?at=imprint" color="inherit">
        Imprint
      </Link>
      <Link href="?at=privacy" color="textSecondary" variant="body2">
        Privacy
      </Link>
      <Link href="?at=report" color="error" variant="h6" component="a">
        Report a problem
      </Link>
    </Stack>
  );
}
