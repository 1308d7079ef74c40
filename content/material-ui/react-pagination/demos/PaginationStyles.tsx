import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationStyles() {
  return (
    <Stack spacing={2}>
      <Pagination count={4} color="primary" aria-label="Primary" />
      <Pagination count={4} shape="rounded" aria-label="Rounded" />
      <Pagination count={4} variant="outlined" aria-label="Outlined" />
      <Pagination
        count={4}
        variant="outlined"
        shape="rounded"
        color="secondary"
        aria-label="Outlined and rounded"
      />
    </Stack>
  );
}
