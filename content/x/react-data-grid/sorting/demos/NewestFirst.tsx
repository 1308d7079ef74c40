import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Song', flex: 1, minWidth: 120 },
  { field: 'year', headerName: 'Year', type: 'number', width: 90, valueFormatter: String },
];

const songs = [
  { id: 1, title: 'The ferry home', year: 1998 },
  { id: 2, title: 'Seven lanterns', year: 2021 },
  { id: 3, title: 'Rain on the tent', year: 2009 },
  { id: 4, title: 'Old bridge blues', year: 2016 },
];

export default function NewestFirst() {
  return (
    <Box sx={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Choir songs"
        rows={songs}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'year', sort: 'desc' }] } }}
        hideFooter
      />
    </Box>
  );
}
