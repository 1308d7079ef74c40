import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 110 },
  { field: 'points', headerName: 'Points', type: 'number', width: 90 },
  { field: 'phone', headerName: 'Phone', width: 130 },
];

const players = [
  { id: 1, name: 'Amina Yusuf', points: 31, phone: '555 0113' },
  { id: 2, name: 'Jun Watanabe', points: 28, phone: '555 0148' },
  { id: 3, name: 'Tomas Berg', points: 44, phone: '555 0102' },
  { id: 4, name: 'Ruth Adler', points: 19, phone: '555 0177' },
];

export default function ButtonOutside() {
  const grid = useGridApiRef();

  function download() {
    grid.current?.exportDataAsCsv({ fileName: 'points', fields: ['name', 'points'] });
  }

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={download} sx={{ mb: 1 }}>
        Download points
      </Button>
      <Box sx={{ height: 290 }}>
        <DataGrid apiRef={grid} aria-label="Players" rows={players} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
