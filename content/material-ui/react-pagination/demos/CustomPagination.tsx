import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import usePagination from '@mui/material/usePagination';

export default function CustomPagination() {
  const { items } = usePagination({ count: 4, defaultPage: 2 });

  return (
    <Stack
      component="nav"
      aria-label="Photos"
      direction="row"
      useFlexGap
      spacing={0.5}
      sx={{ flexWrap: 'wrap' }}
    >
      {items.map(({ page, type, selected, disabled, onClick }) =>
        type === 'page' ? (
          <Button
            key={page}
            size="small"
            variant={selected ? 'contained' : 'text'}
            aria-current={selected ? 'page' : undefined}
            aria-label={`Page ${page}`}
            onClick={onClick}
            sx={{ minWidth: 40 }}
          >
            {page}
          </Button>
        ) : (
          <Button key={type} size="small" disabled={disabled} onClick={onClick}>
            {type === 'previous' ? 'Newer' : 'Older'}
          </Button>
        ),
      )}
    </Stack>
  );
}
