import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, ExportCsv, type GridColDef, Toolbar, ToolbarButton } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'street', headerName: 'Street', width: 150 },
];

const addresses = [
  { id: 1, name: 'Ines Duarte', street: 'Mill lane 4' },
  { id: 2, name: 'Pavel Novak', street: 'Market 11' },
  { id: 3, name: 'Ruth Adler', street: 'Harbor road 2' },
  { id: 4, name: 'Jun Watanabe', street: 'Church hill 9' },
];

function AddressToolbar() {
  return (
    <Toolbar>
      <ExportCsv
        render={<ToolbarButton render={<Button size="small" />} />}
        options={{ fileName: 'addresses', delimiter: ';', utf8WithBom: true }}
      >
        Download addresses
      </ExportCsv>
    </Toolbar>
  );
}

export default function CsvButton() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Addresses"
        rows={addresses}
        columns={columns}
        slots={{ toolbar: AddressToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
