import FolderIcon from '@mui/icons-material/Folder';
import HomeIcon from '@mui/icons-material/Home';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const row = { display: 'flex', alignItems: 'center', gap: 0.5 };

export default function IconBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Folders">
      <Link href="?at=home" color="inherit" underline="hover" aria-label="Home" sx={row}>
        <HomeIcon fontSize="small" />
      </Link>
      <Link href="?at=taxes" color="inherit" underline="hover" sx={row}>
        <FolderIcon fontSize="small" />
        Taxes
      </Link>
      <Typography aria-current="page" sx={{ color: 'text.primary' }}>
        Receipts
      </Typography>
    </Breadcrumbs>
  );
}
