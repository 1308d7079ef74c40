import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { useState } from 'react';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Seed', width: 150 },
  { field: 'sow', headerName: 'Sow in', width: 110 },
  { field: 'packets', headerName: 'Packets', type: 'number', width: 100 },
];

const seeds = [
  { id: 'beet', name: 'Beetroot', sow: 'April', packets: 12 },
  { id: 'kale', name: 'Curly kale', sow: 'May', packets: 7 },
  { id: 'dill', name: 'Dill', sow: 'April', packets: 0 },
  { id: 'leek', name: 'Leek', sow: 'March', packets: 4 },
  { id: 'pea', name: 'Sugar pea', sow: 'March', packets: 9 },
];

export default function ChosenSeeds() {
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['kale']),
  });
  const [ordered, setOrdered] = useState(0);
  // With "exclude", the ids are those of the rows that aren't selected.
  const included = selection.type === 'include';
  const count = seeds.filter(
    ({ id, packets }) => packets > 0 && selection.ids.has(id) === included,
  ).length;

  return (
    <Box sx={{ width: '100%', maxWidth: 460 }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Seeds"
          rows={seeds}
          columns={columns}
          checkboxSelection
          isRowSelectable={({ row }) => row.packets > 0}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooter
        />
      </Box>
      <Button
        variant="contained"
        disabled={count === 0}
        onClick={() => setOrdered(count)}
        sx={{ mt: 1 }}
      >
        Order {count}
      </Button>
      <Box component="span" role="status" sx={{ marginInlineStart: 2 }}>
        {ordered > 0 && `Ordered: ${ordered}`}
      </Box>
    </Box>
  );
}
