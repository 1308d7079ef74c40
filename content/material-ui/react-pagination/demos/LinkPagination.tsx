import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

export default function LinkPagination() {
  return (
    <Pagination
      aria-label="Search results"
      count={5}
      page={3}
      siblingCount={0}
      renderItem={(item) => (
        <PaginationItem {...item} component="a" href={`?q=boots&page=${item.page}`} />
      )}
    />
  );
}
