import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';

export default function CurrentLinkBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Breadcrumbs">
      <Link href="?at=library" color="inherit" underline="hover">
        Library
      </Link>
      <Link href="?at=poetry" color="text.primary" underline="hover" aria-current="page">
        Poetry
      </Link>
    </Breadcrumbs>
  );
}
