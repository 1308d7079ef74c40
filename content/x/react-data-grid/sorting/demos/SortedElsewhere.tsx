import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 110 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 100 },
];

const stored = [
  { id: 1, guest: 'Olive', nights: 3 },
  { id: 2, guest: 'Hector', nights: 7 },
  { id: 3, guest: 'Wanda', nights: 1 },
];

// Simulates a request: resolves after a moment with the sorted rows.
function fetchGuests([order]: GridSortModel): Promise<typeof stored> {
  const factor = order?.sort === 'desc' ? -1 : 1;
  const sorted = stored.toSorted((one, other) =>
    order?.field === 'nights'
      ? factor * (one.nights - other.nights)
      : factor * one.guest.localeCompare(other.guest),
  );
  return new Promise((resolve) => setTimeout(() => resolve(order ? sorted : stored), 400));
}

export default function SortedElsewhere() {
  const [model, setModel] = useState<GridSortModel>([]);
  const [answer, setAnswer] = useState({ model, guests: stored });
  const loading = answer.model !== model;

  useEffect(() => {
    let active = true;
    fetchGuests(model).then((guests) => {
      if (active) setAnswer({ model, guests });
    });
    return () => {
      active = false;
    };
  }, [model]);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ mb: 1 }}>
        {loading ? 'Loading' : 'Click a column header to sort.'}
      </Typography>
      <Box sx={{ height: 270 }}>
        <DataGrid
          aria-label="Guests"
          rows={answer.guests}
          columns={columns}
          sortingMode="server"
          onSortModelChange={setModel}
          hideFooter
        />
      </Box>
    </Box>
  );
}
