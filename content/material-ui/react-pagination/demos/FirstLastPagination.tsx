import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function FirstLastPagination() {
  return (
    <Stack spacing={2}>
      <Pagination count={3} showFirstButton showLastButton aria-label="With first and last" />
      <Pagination count={3} hidePrevButton hideNextButton aria-label="Numbers only" />
    </Stack>
  );
}
