import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Sighting {
  id: number;
  bird: string;
  place: string;
  count: number;
  seen: Date;
}

const birds = ['Avocet', 'Curlew', 'Dunlin', 'Eider', 'Lapwing', 'Oystercatcher', 'Redshank'];
const places = ['East dunes', 'Harbor wall', 'Long lagoon', 'Salt marsh', 'Seal bank'];
const firstMorning = Date.UTC(1950, 0, 1, 12);
const day = 86_400_000;

const columns: GridColDef<Sighting>[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 90 },
  { field: 'bird', headerName: 'Bird', width: 150 },
  { field: 'place', headerName: 'Place', width: 150 },
  { field: 'count', headerName: 'Count', type: 'number', width: 90 },
  {
    field: 'seen',
    headerName: 'Seen on',
    type: 'date',
    width: 130,
    valueFormatter: (seen: Date) => seen.toISOString().slice(0, 10),
  },
];

// Created once, outside the component: a new array on each render would slow the grid down.
const sightings = Array.from({ length: 100_000 }, (_, index): Sighting => {
  const scattered = (index * 7919) % 9973;
  return {
    id: index + 1,
    bird: birds[scattered % birds.length] ?? '',
    place: places[scattered % places.length] ?? '',
    count: (scattered % 240) + 1,
    seen: new Date(firstMorning + Math.floor(index / 4) * day),
  };
});

export default function HundredThousandRows() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        aria-label="Bird sightings"
        rows={sightings}
        columns={columns}
        showToolbar
        disableRowSelectionOnClick
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        pageSizeOptions={[25, 100]}
      />
    </Box>
  );
}
