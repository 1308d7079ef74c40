import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BasicLink() {
  return (
    <Typography>
      The museum is free on Sundays. See <Link href="?at=prices">prices and discounts</Link>.
    </Typography>
  );
}
