import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationRanges() {
  return (
    <Stack spacing={2}>
      <Pagination count={20} defaultPage={10} size="small" aria-label="Default" />
      <Pagination count={20} defaultPage={10} siblingCount={0} aria-label="No siblings" />
      <Pagination
        count={20}
        defaultPage={10}
        siblingCount={0}
        boundaryCount={2}
        size="small"
        aria-label="Two at each end"
      />
    </Stack>
  );
}
