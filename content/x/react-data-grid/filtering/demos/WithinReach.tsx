import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  GridFilterInputValue,
  type GridFilterOperator,
} from '@mui/x-data-grid';

interface Hut {
  id: number;
  hut: string;
  minutes: number;
}

const withinHours: GridFilterOperator<Hut, number> = {
  label: 'within hours',
  value: 'withinHours',
  getApplyFilterFn: ({ value }) => {
    const hours = Number(value);
    return hours > 0 ? (minutes) => minutes <= hours * 60 : null;
  },
  InputComponent: GridFilterInputValue,
};

const columns: GridColDef<Hut>[] = [
  { field: 'hut', headerName: 'Hut', flex: 1, minWidth: 120 },
  {
    field: 'minutes',
    headerName: 'Walking time',
    type: 'number',
    width: 150,
    valueFormatter: (minutes: number) => `${minutes} min`,
    filterOperators: [withinHours],
  },
];

const huts: Hut[] = [
  { id: 1, hut: 'Lower meadow', minutes: 40 },
  { id: 2, hut: 'Chapel hut', minutes: 95 },
  { id: 3, hut: 'Glacier view', minutes: 210 },
  { id: 4, hut: 'Three larches', minutes: 115 },
  { id: 5, hut: 'Upper ridge', minutes: 160 },
];

export default function WithinReach() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Huts"
        rows={huts}
        columns={columns}
        showToolbar
        hideFooter
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'minutes', operator: 'withinHours', value: '2' }] },
          },
        }}
      />
    </Box>
  );
}
