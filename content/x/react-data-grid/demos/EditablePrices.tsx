import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';

interface Cheese {
  id: string;
  name: string;
  price: number;
  matured: boolean;
}

const columns: GridColDef<Cheese>[] = [
  { field: 'name', headerName: 'Cheese', width: 150 },
  {
    field: 'price',
    headerName: 'Price per kg',
    type: 'number',
    width: 130,
    editable: true,
    // The value is empty if the user starts editing by typing.
    valueFormatter: (price?: number | null) => (price == null ? '' : `${price.toFixed(2)} €`),
    preProcessEditCellProps: ({ props }) => ({ ...props, error: !(props.value > 0) }),
  },
  { field: 'matured', headerName: 'Aged', type: 'boolean', width: 110, editable: true },
];

const cheeses: Cheese[] = [
  { id: 'br', name: 'Brunost', price: 18.5, matured: false },
  { id: 'ga', name: 'Gamalost', price: 34, matured: true },
  { id: 'ja', name: 'Jarlsberg', price: 16.9, matured: false },
];

export default function EditablePrices() {
  const [saved, setSaved] = useState('');

  // In an app, send the row to your server first.
  function save(row: Cheese) {
    setSaved(`Saved: ${row.name}, ${row.price.toFixed(2)} €`);
    return row;
  }

  return (
    <Box sx={{ width: '100%', maxWidth: 440 }}>
      <Box sx={{ height: 230 }}>
        <DataGrid
          aria-label="Cheese prices"
          rows={cheeses}
          columns={columns}
          processRowUpdate={save}
          disableRowSelectionOnClick
          hideFooter
          sx={{ '& .Mui-error': { color: 'error.main' } }}
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ mt: 1, minHeight: '1.5em' }}>
        {saved}
      </Typography>
    </Box>
  );
}
