import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Ticket {
  id: number;
  to: string;
  minutes: number;
  price: number;
}

const columns: GridColDef<Ticket>[] = [
  { field: 'to', headerName: 'To', flex: 1, minWidth: 100 },
  {
    field: 'minutes',
    headerName: 'Duration',
    type: 'number',
    width: 110,
    valueFormatter: (minutes: number) => `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 100,
    valueFormatter: (price: number) => `${price.toFixed(2)} €`,
  },
];

const tickets: Ticket[] = [
  { id: 1, to: 'Coast', minutes: 75, price: 12.5 },
  { id: 2, to: 'Hills', minutes: 140, price: 9 },
  { id: 3, to: 'Old Town', minutes: 25, price: 3.2 },
];

export default function TrainPrices() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid aria-label="Tickets" rows={tickets} columns={columns} hideFooter />
    </Box>
  );
}
