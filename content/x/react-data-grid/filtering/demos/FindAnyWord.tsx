import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'film', headerName: 'Movie', flex: 1, minWidth: 130 },
  { field: 'room', headerName: 'Room', width: 100 },
  { field: 'day', headerName: 'Day', width: 110 },
];

const films = [
  { id: 1, film: 'The long ferry', room: 'Garden', day: 'Friday' },
  { id: 2, film: 'The short ferry', room: 'Cellar', day: 'Saturday' },
  { id: 3, film: 'Nine bakers', room: 'Garden', day: 'Saturday' },
  { id: 4, film: 'Snow in May', room: 'Cellar', day: 'Sunday' },
  { id: 5, film: 'The ferry cat', room: 'Garden', day: 'Sunday' },
  { id: 6, film: 'A loud house', room: 'Cellar', day: 'Friday' },
];

export default function FindAnyWord() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Movie schedule"
        rows={films}
        columns={columns}
        showToolbar
        hideFooter
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['ferry'] } } }}
      />
    </Box>
  );
}
