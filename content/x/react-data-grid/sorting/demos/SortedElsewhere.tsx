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

// Stands for a request: answers after a moment, with the rows in the order that is asked for.
function fetchGuests([order]: GridSortModel): Promise<typeof stored> {
  const turned = order?.sort === 'desc' ? -1 : 1;
  const sorted = stored.toSorted((one, other) =>
    order?.field === 'nights'
      ? turned * (one.nights - other.nights)
      : turned * one.guest.localeCompare(other.guest),
  );
  return new Promise((resolve) => setTimeout(() => resolve(order ? sorted : stored), 400));
}

export default function SortedElsewhere() {
  const [model, setModel] = useState<GridSortModel>([]);
  const [answer, setAnswer] = useState({ model, guests: stored });
  const loading = answer.model !== model;

  useEffect(() => {
    let wanted = true;
    fetchGuests(model).then((guests) => {
      if (wanted) setAnswer({ model, guests });
    });
    return () => {
      wanted = false;
    };
  }, [model]);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ mb: 1 }}>
        {loading ? 'Asking the server' : 'Press a title to sort.'}
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
