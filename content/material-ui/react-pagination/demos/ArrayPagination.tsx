import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const trees = ['Alder', 'Ash', 'Beech', 'Birch', 'Elm', 'Fir', 'Larch', 'Linden', 'Maple', 'Oak'];
const perPage = 4;

export default function ArrayPagination() {
  const [page, setPage] = useState(1);
  const start = (page - 1) * perPage;
  const shown = trees.slice(start, start + perPage);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography role="status" variant="body2">
        Trees {start + 1} to {start + shown.length} of {trees.length}
      </Typography>
      <List dense sx={{ minHeight: 152 }}>
        {shown.map((tree) => (
          <ListItem key={tree}>{tree}</ListItem>
        ))}
      </List>
      <Pagination
        aria-label="Pages of trees"
        count={Math.ceil(trees.length / perPage)}
        page={page}
        onChange={(_event, next) => setPage(next)}
      />
    </Stack>
  );
}
