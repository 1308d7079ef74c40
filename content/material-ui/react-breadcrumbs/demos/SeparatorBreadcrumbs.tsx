import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const crumbs = [
  <Link key="europe" href="?at=europe" color="inherit" underline="hover">
    Europe
  </Link>,
  <Link key="norway" href="?at=norway" color="inherit" underline="hover">
    Norway
  </Link>,
  <Typography key="bergen" aria-current="page" sx={{ color: 'text.primary' }}>
    Bergen
  </Typography>,
];

export default function SeparatorBreadcrumbs() {
  const rtl = useTheme().direction === 'rtl';

  return (
    <Stack spacing={2}>
      <Breadcrumbs separator="·" aria-label="With a dot">
        {crumbs}
      </Breadcrumbs>
      <Breadcrumbs
        separator={<NavigateNextIcon fontSize="small" sx={{ scale: rtl ? '-1 1' : 'none' }} />}
        aria-label="With an icon"
      >
        {crumbs}
      </Breadcrumbs>
    </Stack>
  );
}
