import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 110 },
  {
    field: 'place',
    headerName: 'Place',
    type: 'number',
    width: 120,
    valueFormatter: (place: number | null) => place ?? 'not finished',
    getSortComparator: (direction) => (one: number | null, other: number | null) => {
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      return direction === 'desc' ? other - one : one - other;
    },
  },
];

const boats = [
  { id: 1, boat: 'Gull', place: 3 },
  { id: 2, boat: 'Petrel', place: null },
  { id: 3, boat: 'Tern', place: 1 },
  { id: 4, boat: 'Puffin', place: null },
  { id: 5, boat: 'Skua', place: 2 },
];

export default function EmptyLast() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Race results"
        rows={boats}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'place', sort: 'asc' }] } }}
        hideFooter
      />
    </Box>
  );
}
