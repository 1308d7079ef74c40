import TablePagination from '@mui/material/TablePagination';
import { useState } from 'react';

export default function CardPagination() {
  const [page, setPage] = useState(0);
  const [rows, setRows] = useState(10);

  return (
    <TablePagination
      component="div"
      count={48}
      page={page}
      onPageChange={(_event, next) => setPage(next)}
      rowsPerPage={rows}
      rowsPerPageOptions={[10, 20, { label: 'All', value: -1 }]}
      onRowsPerPageChange={(event) => {
        setRows(Number(event.target.value));
        setPage(0);
      }}
      labelRowsPerPage="Recipes:"
    />
  );
}
