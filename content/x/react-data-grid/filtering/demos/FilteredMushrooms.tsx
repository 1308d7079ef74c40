import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Mushroom', flex: 1, minWidth: 130 },
  { field: 'cap', headerName: 'Cap (cm)', type: 'number', width: 110 },
  {
    field: 'eaten',
    headerName: 'Edibility',
    type: 'singleSelect',
    valueOptions: ['edible', 'inedible', 'poisonous'],
    width: 120,
  },
];

const mushrooms = [
  { id: 1, name: 'Chanterelle', cap: 6, eaten: 'edible' },
  { id: 2, name: 'Fly agaric', cap: 15, eaten: 'poisonous' },
  { id: 3, name: 'Parasol', cap: 25, eaten: 'edible' },
  { id: 4, name: 'Bitter bolete', cap: 12, eaten: 'inedible' },
  { id: 5, name: 'Shaggy ink cap', cap: 5, eaten: 'edible' },
  { id: 6, name: 'Death cap', cap: 11, eaten: 'poisonous' },
];

export default function FilteredMushrooms() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Mushrooms" rows={mushrooms} columns={columns} showToolbar hideFooter />
    </Box>
  );
}
