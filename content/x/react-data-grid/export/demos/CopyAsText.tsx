import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import { useState } from 'react';

const columns: GridColDef[] = [
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 110 },
  { field: 'leaves', headerName: 'Departs', width: 100 },
];

const stops = [
  { id: 1, stop: 'Station', leaves: '08:10' },
  { id: 2, stop: 'Hospital', leaves: '08:19' },
  { id: 3, stop: 'Botanical garden', leaves: '08:27' },
];

export default function CopyAsText() {
  const grid = useGridApiRef();
  const [text, setText] = useState('');

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, width: '100%' }}>
      <Box sx={{ height: 240 }}>
        <DataGrid
          apiRef={grid}
          aria-label="Stops of line 7"
          rows={stops}
          columns={columns}
          hideFooter
        />
      </Box>
      <Button onClick={() => setText(grid.current?.getDataAsCsv({ delimiter: '\t' }) ?? '')}>
        Show as text
      </Button>
      <TextField
        multiline
        label="Text"
        value={text}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
    </Box>
  );
}
