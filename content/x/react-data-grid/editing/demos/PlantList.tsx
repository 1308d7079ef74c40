import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 120, editable: true },
  {
    field: 'light',
    headerName: 'Light',
    type: 'singleSelect',
    valueOptions: ['sun', 'half shade', 'shade'],
    width: 120,
    editable: true,
  },
  { field: 'pots', headerName: 'Pots', type: 'number', width: 80, editable: true },
];

const plants = [
  { id: 1, plant: 'Fern', light: 'shade', pots: 3 },
  { id: 2, plant: 'Basil', light: 'sun', pots: 12 },
  { id: 3, plant: 'Ivy', light: 'half shade', pots: 5 },
  { id: 4, plant: 'Lavender', light: 'sun', pots: 8 },
];

export default function PlantList() {
  return (
    <Box sx={{ height: 290, width: '100%' }}>
      <DataGrid aria-label="Plants" rows={plants} columns={columns} hideFooter />
    </Box>
  );
}
