import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

type State = 'packed' | 'in transit' | 'delivered';

interface Parcel {
  id: string;
  to: string;
  state: State;
}

const colors = { packed: 'default', 'in transit': 'primary', delivered: 'success' } as const;

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 90 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 100 },
  {
    field: 'state',
    headerName: 'Status',
    width: 130,
    renderCell: ({ row }) => (
      <Chip size="small" variant="outlined" color={colors[row.state]} label={row.state} />
    ),
  },
];

const parcels: Parcel[] = [
  { id: 'K-104', to: 'Maria Silva', state: 'delivered' },
  { id: 'K-105', to: 'Tom Baker', state: 'in transit' },
  { id: 'K-106', to: 'Yuki Mori', state: 'packed' },
];

export default function ParcelStates() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid aria-label="Parcels" rows={parcels} columns={columns} hideFooter />
    </Box>
  );
}
