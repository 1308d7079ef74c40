import Breadcrumbs from '@mui/material/Breadcrumbs';
import Typography from '@mui/material/Typography';

export default function BareFrame() {
  return (
    <Breadcrumbs aria-label="Location in the archive">
      <Typography>Archive</Typography>
      <Typography>1931</Typography>
      <Typography aria-current="page">Letters</Typography>
    </Breadcrumbs>
  );
}
