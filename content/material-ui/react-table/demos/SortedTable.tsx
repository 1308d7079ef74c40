import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useState } from 'react';

interface Peak {
  name: string;
  range: string;
  height: number;
  climbed: number;
}

interface Order {
  by: keyof Peak;
  direction: 'asc' | 'desc';
}

const columns: { field: keyof Peak; title: string; numeric: boolean }[] = [
  { field: 'name', title: 'Peak', numeric: false },
  { field: 'range', title: 'Range', numeric: false },
  { field: 'height', title: 'Height (m)', numeric: true },
  { field: 'climbed', title: 'First climbed', numeric: true },
];

const peaks: Peak[] = [
  { name: 'Aconcagua', range: 'Andes', height: 6961, climbed: 1897 },
  { name: 'Denali', range: 'Alaska Range', height: 6190, climbed: 1913 },
  { name: 'Elbrus', range: 'Caucasus', height: 5642, climbed: 1874 },
  { name: 'Mont Blanc', range: 'Alps', height: 4806, climbed: 1786 },
  { name: 'Triglav', range: 'Alps', height: 2864, climbed: 1778 },
];

function sorted(rows: Peak[], { by, direction }: Order) {
  const sign = direction === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => sign * compare(one[by], other[by]));
}

function compare(one: string | number, other: string | number) {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'en');
}

export default function SortedTable() {
  const [order, setOrder] = useState<Order>({ by: 'height', direction: 'desc' });

  function sortBy(field: keyof Peak) {
    const turned = order.by === field && order.direction === 'asc';
    setOrder({ by: field, direction: turned ? 'desc' : 'asc' });
  }

  return (
    <TableContainer role="region" aria-label="Peaks, scrolls sideways" tabIndex={0}>
      <Table size="small" aria-label="Peaks" sx={{ minWidth: 480 }}>
        <TableHead>
          <TableRow>
            {columns.map(({ field, title, numeric }) => (
              <TableCell
                key={field}
                align={numeric ? 'right' : 'inherit'}
                sortDirection={order.by === field && order.direction}
              >
                <TableSortLabel
                  active={order.by === field}
                  direction={order.by === field ? order.direction : 'asc'}
                  onClick={() => sortBy(field)}
                >
                  {title}
                </TableSortLabel>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted(peaks, order).map((peak) => (
            <TableRow key={peak.name} hover>
              <TableCell component="th" scope="row">
                {peak.name}
              </TableCell>
              <TableCell>{peak.range}</TableCell>
              <TableCell align="right">{peak.height}</TableCell>
              <TableCell align="right">{peak.climbed}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
