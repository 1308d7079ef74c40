import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useState } from 'react';

type Column = 'height' | 'climbed';

const columns: { field: Column; title: string }[] = [
  { field: 'height', title: 'Height (m)' },
  { field: 'climbed', title: 'First climbed' },
];

const peaks = [
  { name: 'Aconcagua', height: 6961, climbed: 1897 },
  { name: 'Denali', height: 6190, climbed: 1913 },
  { name: 'Elbrus', height: 5642, climbed: 1874 },
  { name: 'Mont Blanc', height: 4806, climbed: 1786 },
];

export default function SortedTable() {
  const [by, setBy] = useState<Column>('height');
  const [direction, setDirection] = useState<'asc' | 'desc'>('desc');
  const sign = direction === 'asc' ? 1 : -1;
  const rows = peaks.toSorted((one, other) => sign * (one[by] - other[by]));

  function sortBy(field: Column) {
    setDirection(by === field && direction === 'asc' ? 'desc' : 'asc');
    setBy(field);
  }

  return (
    <TableContainer role="region" aria-label="Peaks, scrolls sideways" tabIndex={0}>
      <Table size="small" aria-label="Peaks" sx={{ minWidth: 400 }}>
        <TableHead>
          <TableRow>
            <TableCell>Peak</TableCell>
            {columns.map(({ field, title }) => (
              <TableCell key={field} align="right" sortDirection={by === field && direction}>
                <TableSortLabel
                  active={by === field}
                  direction={by === field ? direction : 'asc'}
                  onClick={() => sortBy(field)}
                >
                  {title}
                </TableSortLabel>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, height, climbed }) => (
            <TableRow key={name} hover>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{height}</TableCell>
              <TableCell align="right">{climbed}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
