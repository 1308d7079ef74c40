import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const levels = ['Animals', 'Birds', 'Songbirds', 'Tits'];

export default function CollapsedBreadcrumbs() {
  return (
    <Breadcrumbs maxItems={3} expandText="Show all levels" aria-label="Breadcrumbs">
      {levels.map((level) => (
        <Link key={level} href={`?at=${level}`} color="inherit" underline="hover">
          {level}
        </Link>
      ))}
      <Typography aria-current="page" sx={{ color: 'text.primary' }}>
        Blue tit
      </Typography>
    </Breadcrumbs>
  );
}
