import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const sizes = ['S', 'M', 'L', 'XL'];

const columns: GridColDef[] = [
  { field: 'shirt', headerName: 'Shirt', flex: 1, minWidth: 120 },
  {
    field: 'size',
    headerName: 'Size',
    width: 100,
    sortComparator: (one: string, other: string) => sizes.indexOf(one) - sizes.indexOf(other),
  },
];

const shirts = [
  { id: 1, shirt: 'Striped', size: 'XL' },
  { id: 2, shirt: 'Linen', size: 'S' },
  { id: 3, shirt: 'Flannel', size: 'L' },
  { id: 4, shirt: 'Checked', size: 'M' },
];

export default function BySize() {
  return (
    <Box sx={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Shirts"
        rows={shirts}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'size', sort: 'asc' }] } }}
        hideFooter
      />
    </Box>
  );
}
