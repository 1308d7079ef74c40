import HomeIcon from '@mui/icons-material/Home';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Chip from '@mui/material/Chip';

export default function ChipBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Breadcrumbs" separator="›">
      <Chip component="a" href="?at=home" clickable icon={<HomeIcon />} label="Home" size="small" />
      <Chip component="a" href="?at=music" clickable label="Music" size="small" />
      <Chip aria-current="page" label="Scores" size="small" variant="outlined" />
    </Breadcrumbs>
  );
}
