import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { useState } from 'react';

const columns: GridColDef[] = [
  { field: 'peak', headerName: 'Peak', flex: 1, minWidth: 110 },
  { field: 'height', headerName: 'Meters', type: 'number', width: 110 },
];

const peaks = [
  { id: 1, peak: 'Green Dome', height: 1240 },
  { id: 2, peak: 'Crow Rock', height: 1876 },
  { id: 3, peak: 'Long Back', height: 1533 },
];

const orders: Record<string, { asc: string; desc: string }> = {
  peak: { asc: 'From A to Z', desc: 'From Z to A' },
  height: { asc: 'Lowest first', desc: 'Highest first' },
};

export default function SortInWords() {
  const [model, setModel] = useState<GridSortModel>([{ field: 'height', sort: 'desc' }]);
  const [order] = model;

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ mb: 1 }}>
        {order?.sort ? orders[order.field]?.[order.sort] : 'Not sorted'}
      </Typography>
      <Box sx={{ height: 270 }}>
        <DataGrid
          aria-label="Peaks"
          rows={peaks}
          columns={columns}
          sortModel={model}
          onSortModelChange={setModel}
          hideFooter
        />
      </Box>
    </Box>
  );
}
