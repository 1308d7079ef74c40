import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface River {
  id: number;
  name: string;
  length: number;
  sea: string;
}

const columns: GridColDef<River>[] = [
  { field: 'name', headerName: 'River', flex: 1, minWidth: 110 },
  {
    field: 'length',
    headerName: 'Length',
    description: 'In kilometers, from the source to the mouth',
    type: 'number',
    width: 100,
  },
  { field: 'sea', headerName: 'Flows into', width: 140 },
];

const rivers: River[] = [
  { id: 1, name: 'Danube', length: 2850, sea: 'Black Sea' },
  { id: 2, name: 'Rhine', length: 1233, sea: 'North Sea' },
  { id: 3, name: 'Rhone', length: 813, sea: 'Mediterranean' },
];

export default function RiverColumns() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid aria-label="Rivers" rows={rivers} columns={columns} hideFooter />
    </Box>
  );
}
