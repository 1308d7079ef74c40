import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const shifts = [
  { id: 1, name: 'Early', begins: '06:00' },
  { id: 2, name: 'Late', begins: '14:00' },
  { id: 3, name: 'Night', begins: '22:00' },
];

export default function CheckedTimes() {
  const [problem, setProblem] = useState('');

  const columns = useMemo<GridColDef[]>(
    () => [
      { field: 'name', headerName: 'Shift', flex: 1, minWidth: 110 },
      {
        field: 'begins',
        headerName: 'Starts',
        width: 110,
        editable: true,
        preProcessEditCellProps: ({ props }) => {
          const error = !TIME.test(String(props.value));
          setProblem(error ? 'Enter a time such as 06:30.' : '');
          return { ...props, error };
        },
      },
    ],
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 290 }}>
        <DataGrid
          aria-label="Shifts"
          rows={shifts}
          columns={columns}
          onCellEditStop={() => setProblem('')}
          hideFooter
          sx={{ '& .Mui-error': { outline: 2, outlineColor: 'error.main', outlineOffset: -2 } }}
        />
      </Box>
      <Typography role="status" sx={{ mt: 1, minHeight: '1.5em' }}>
        {problem}
      </Typography>
    </Box>
  );
}
