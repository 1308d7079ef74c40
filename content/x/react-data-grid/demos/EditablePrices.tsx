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
    // The cell is empty when somebody opens it by typing.
    valueFormatter: (price?: number | null) => (price == null ? '' : `${price.toFixed(2)} €`),
    preProcessEditCellProps: ({ props }) => ({ ...props, error: !(props.value > 0) }),
  },
  { field: 'matured', headerName: 'Matured', type: 'boolean', width: 110, editable: true },
];

const cheeses: Cheese[] = [
  { id: 'br', name: 'Brunost', price: 18.5, matured: false },
  { id: 'ga', name: 'Gamalost', price: 34, matured: true },
  { id: 'ja', name: 'Jarlsberg', price: 16.9, matured: false },
];

export default function EditablePrices() {
  const [saved, setSaved] = useState('');

  // What is returned is shown. An application sends the row to a server first.
  function save(row: Cheese) {
    setSaved(`${row.name}: ${row.price.toFixed(2)} € is saved.`);
    return row;
  }

  return (
    <Box sx={{ width: '100%', maxWidth: 440 }}>
      <Box sx={{ height: 230 }}>
        <DataGrid
          aria-label="Prices of cheese"
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
