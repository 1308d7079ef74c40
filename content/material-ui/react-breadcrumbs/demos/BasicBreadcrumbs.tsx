import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BasicBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Breadcrumbs">
      <Link href="?at=shop" color="inherit" underline="hover">
        Shop
      </Link>
      <Link href="?at=garden" color="inherit" underline="hover">
        Garden
      </Link>
      <Typography aria-current="page" sx={{ color: 'text.primary' }}>
        Seeds
      </Typography>
    </Breadcrumbs>
  );
}
