import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Loan {
  id: number;
  title: string;
  reader: string;
  due: Date;
  renewals: number;
}

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'reader', headerName: 'Reader', width: 150 },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 130,
    valueFormatter: (due: Date) => due.toISOString().slice(0, 10),
  },
  { field: 'renewals', headerName: 'Renewals', type: 'number', width: 110 },
];

const loans: Loan[] = [
  { id: 1, title: 'A field guide to mosses', reader: 'Ines Duarte', due: day(4), renewals: 0 },
  { id: 2, title: 'Bread without hurry', reader: 'Tomas Berg', due: day(11), renewals: 2 },
  { id: 3, title: 'Maps of the north', reader: 'Amina Yusuf', due: day(12), renewals: 1 },
  { id: 4, title: 'The clockmaker', reader: 'Jun Watanabe', due: day(19), renewals: 0 },
  { id: 5, title: 'Letters from a lighthouse', reader: 'Ruth Adler', due: day(23), renewals: 3 },
  { id: 6, title: 'Small engines', reader: 'Pavel Novak', due: day(27), renewals: 0 },
];

function day(date: number) {
  return new Date(Date.UTC(2026, 2, date, 12));
}

export default function LoanedBooks() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Books on loan"
        rows={loans}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        initialState={{
          pagination: { paginationModel: { pageSize: 5 } },
          sorting: { sortModel: [{ field: 'due', sort: 'asc' }] },
        }}
        pageSizeOptions={[5, 10]}
      />
    </Box>
  );
}
