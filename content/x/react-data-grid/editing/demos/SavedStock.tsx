import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';

interface Paint {
  id: number;
  color: string;
  cans: number;
}

const columns: GridColDef<Paint>[] = [
  { field: 'color', headerName: 'Paint', flex: 1, minWidth: 120 },
  { field: 'cans', headerName: 'Cans', type: 'number', width: 100, editable: true },
];

const paints: Paint[] = [
  { id: 1, color: 'Sea green', cans: 14 },
  { id: 2, color: 'Chalk white', cans: 40 },
  { id: 3, color: 'Brick red', cans: 6 },
  { id: 4, color: 'Slate gray', cans: 22 },
];

// Simulates a server that rejects more cans than the shelf can hold.
async function saveStock(paint: Paint): Promise<Paint> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  if (paint.cans > 50) throw new Error(`The shelf holds 50 cans of ${paint.color}.`);
  return paint;
}

export default function SavedStock() {
  const [message, setMessage] = useState(
    'Change the number of cans. The server rejects more than 50.',
  );

  async function save(paint: Paint) {
    const saved = await saveStock(paint);
    setMessage(`Saved: ${saved.cans} cans of ${saved.color}`);
    return saved;
  }

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 290 }}>
        <DataGrid
          aria-label="Paint stock"
          rows={paints}
          columns={columns}
          processRowUpdate={save}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
