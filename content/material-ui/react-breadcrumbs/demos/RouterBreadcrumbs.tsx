import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const titles = new Map([
  ['/courses', 'Courses'],
  ['/courses/pottery', 'Pottery'],
  ['/courses/pottery/dates', 'Dates'],
]);

// Your router returns the current path.
const pathname = '/courses/pottery/dates';

export default function RouterBreadcrumbs() {
  const parts = pathname.split('/').slice(1);
  const paths = parts.map((_part, index) => `/${parts.slice(0, index + 1).join('/')}`);

  return (
    <Breadcrumbs aria-label="Breadcrumbs">
      {paths.map((path) =>
        path === pathname ? (
          <Typography key={path} aria-current="page" sx={{ color: 'text.primary' }}>
            {titles.get(path)}
          </Typography>
        ) : (
          <Link key={path} href={`?path=${path}`} color="inherit" underline="hover">
            {titles.get(path)}
          </Link>
        ),
      )}
    </Breadcrumbs>
  );
}
