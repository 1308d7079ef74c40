import Pagination from '@mui/material/Pagination';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function ArchivePages() {
  const theme = useTheme();
  const wide = useMediaQuery(theme.breakpoints.up('md'));

  return (
    <Pagination
      aria-label="Pages of the archive"
      count={40}
      defaultPage={12}
      siblingCount={wide ? 2 : 0}
      size={wide ? 'medium' : 'small'}
    />
  );
}
