import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';

const columns: GridColDef[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 120, filterable: false },
  {
    field: 'state',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['open', 'closed'],
    width: 110,
  },
];

const stored = [
  { id: 1, street: 'Mill lane', state: 'open' },
  { id: 2, street: 'Harbor road', state: 'closed' },
  { id: 3, street: 'Market', state: 'open' },
  { id: 4, street: 'Church hill', state: 'closed' },
  { id: 5, street: 'Station square', state: 'open' },
];

// Simulates a request: resolves after a moment with the rows that match the filter.
function fetchStreets({ items: [condition] }: GridFilterModel): Promise<typeof stored> {
  const { operator, value } = condition ?? {};
  const found = stored.filter(({ state }) => {
    if (!value) return true;
    return operator === 'isAnyOf'
      ? value.includes(state)
      : (state === value) === (operator === 'is');
  });
  return new Promise((resolve) => setTimeout(() => resolve(found), 400));
}

export default function FilteredElsewhere() {
  const [model, setModel] = useState<GridFilterModel>({ items: [] });
  const [answer, setAnswer] = useState({ model, streets: stored });
  const loading = answer.model !== model;

  useEffect(() => {
    let active = true;
    fetchStreets(model).then((streets) => {
      if (active) setAnswer({ model, streets });
    });
    return () => {
      active = false;
    };
  }, [model]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 380 }}>
        <DataGrid
          aria-label="Streets"
          rows={answer.streets}
          columns={columns}
          filterMode="server"
          onFilterModelChange={setModel}
          showToolbar
          hideFooter
          slotProps={{ toolbar: { showQuickFilter: false } }}
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {loading ? 'Loading' : `Streets found: ${answer.streets.length}`}
      </Typography>
    </Box>
  );
}
