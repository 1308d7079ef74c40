import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

export default function PaginationIcons() {
  return (
    <Pagination
      aria-label="Chapters"
      count={4}
      defaultPage={2}
      renderItem={(item) => (
        <PaginationItem {...item} slots={{ previous: ArrowBackIcon, next: ArrowForwardIcon }} />
      )}
    />
  );
}
