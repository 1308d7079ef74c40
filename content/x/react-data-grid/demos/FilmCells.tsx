import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Film {
  id: number;
  title: string;
  seats: number;
  sold: number;
}

const columns: GridColDef<Film>[] = [
  {
    field: 'title',
    headerName: 'Film',
    width: 160,
    renderCell: ({ row, hasFocus }) => (
      <Link href={`#film-${row.id}`} tabIndex={hasFocus ? 0 : -1}>
        {row.title}
      </Link>
    ),
  },
  {
    field: 'free',
    headerName: 'Seats',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => row.seats - row.sold,
    renderCell: ({ value }) =>
      value ? `${value} free` : <Chip label="Sold out" variant="outlined" size="small" />,
  },
];

const films: Film[] = [
  { id: 1, title: 'The long ferry', seats: 120, sold: 86 },
  { id: 2, title: 'Salt', seats: 80, sold: 80 },
  { id: 3, title: 'Nine summers', seats: 120, sold: 31 },
  { id: 4, title: 'The lighthouse cat', seats: 60, sold: 57 },
];

export default function FilmCells() {
  return (
    <Box sx={{ height: 270, width: '100%', maxWidth: 320 }}>
      <DataGrid
        aria-label="Films today"
        rows={films}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
