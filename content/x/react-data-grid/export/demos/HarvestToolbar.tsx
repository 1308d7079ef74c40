import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'fruit', headerName: 'Fruit', flex: 1, minWidth: 120 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 100 },
  { field: 'note', headerName: 'Note', width: 130, disableExport: true },
];

const harvest = [
  { id: 1, fruit: 'Apples', crates: 42, note: 'From the hill' },
  { id: 2, fruit: 'Pears', crates: 17, note: 'Late' },
  { id: 3, fruit: 'Plums', crates: 28, note: '' },
  { id: 4, fruit: 'Quinces', crates: 9, note: 'For jelly' },
];

export default function HarvestToolbar() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid aria-label="Harvest" rows={harvest} columns={columns} showToolbar hideFooter />
    </Box>
  );
}
