import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';

const songs = ['Barcarole', 'Berceuse', 'Elegy', 'Fugue', 'Gigue', 'Minuet', 'Nocturne', 'Rondo'];

export default function FooterPagination() {
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(3);

  return (
    <Table size="small" aria-label="Pieces" sx={{ maxWidth: 480 }}>
      <TableBody>
        {songs.slice(page * size, (page + 1) * size).map((song) => (
          <TableRow key={song}>
            <TableCell>{song}</TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TablePagination
            colSpan={1}
            count={songs.length}
            page={page}
            onPageChange={(_event, next) => setPage(next)}
            rowsPerPage={size}
            rowsPerPageOptions={[3, 5]}
            onRowsPerPageChange={(event) => {
              setSize(Number(event.target.value));
              setPage(0);
            }}
            showFirstButton
            showLastButton
            labelRowsPerPage="Pieces:"
            labelDisplayedRows={({ page: shown }) => `Page ${shown + 1}`}
            getItemAriaLabel={(type) => `Go to the ${type} page of pieces`}
            slotProps={{ toolbar: { sx: { flexWrap: 'wrap', justifyContent: 'end' } } }}
            sx={{ borderBottom: 0, '& .MuiTablePagination-spacer': { display: 'none' } }}
          />
        </TableRow>
      </TableFooter>
    </Table>
  );
}
