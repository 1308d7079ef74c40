import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Link from '@mui/material/Link';

export default function NewTabLink() {
  return (
    <Link href="https://www.w3.org/WAI/" target="_blank" rel="noreferrer">
      Accessibility guide{' '}
      <OpenInNewIcon titleAccess="opens in a new tab" sx={{ fontSize: '1em', verticalAlign: -2 }} />
    </Link>
  );
}
