import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function LinkUnderlines() {
  return (
    <Stack component="nav" aria-label="Shop" direction="row" spacing={3}>
      <Link href="?at=new">Always</Link>
      <Link href="?at=sale" underline="hover">
        On hover
      </Link>
      <Link href="?at=gifts" underline="none">
        Never
      </Link>
    </Stack>
  );
}
