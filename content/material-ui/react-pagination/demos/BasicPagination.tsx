import Pagination from '@mui/material/Pagination';

export default function BasicPagination() {
  return <Pagination count={5} defaultPage={2} aria-label="Pages of reviews" />;
}
