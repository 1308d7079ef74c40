import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Member {
  id: number;
  given: string;
  family: string;
  joined: string;
}

const columns: GridColDef<Member>[] = [
  {
    field: 'name',
    headerName: 'Member',
    flex: 1,
    minWidth: 140,
    valueGetter: (_value, { given, family }) => `${family}, ${given}`,
  },
  {
    field: 'joined',
    headerName: 'Since',
    type: 'date',
    width: 120,
    // The server sends the date as a string.
    valueGetter: (joined: string) => new Date(`${joined}T12:00:00`),
    valueFormatter: (joined: Date) => String(joined.getFullYear()),
  },
];

const members: Member[] = [
  { id: 1, given: 'Ada', family: 'Winter', joined: '2019-05-02' },
  { id: 2, given: 'Bela', family: 'Summer', joined: '2016-11-20' },
  { id: 3, given: 'Chris', family: 'Marsh', joined: '2021-02-14' },
];

export default function FullNames() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid aria-label="Choir members" rows={members} columns={columns} hideFooter />
    </Box>
  );
}
