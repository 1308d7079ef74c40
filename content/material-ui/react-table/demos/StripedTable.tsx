import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const stripes = {
  maxWidth: 360,
  [`& .${tableCellClasses.root}`]: { border: 0 },
  [`& .${tableCellClasses.head}`]: { bgcolor: 'primary.main', color: 'primary.contrastText' },
  '& tbody tr:nth-of-type(even)': { bgcolor: 'action.hover' },
};

const trails = [
  { name: 'Heron loop', distance: 6 },
  { name: 'Old quarry', distance: 11 },
  { name: 'Ridge path', distance: 17 },
  { name: 'Three bridges', distance: 9 },
];

export default function StripedTable() {
  return (
    <Table aria-label="Trails" sx={stripes}>
      <TableHead>
        <TableRow>
          <TableCell>Trail</TableCell>
          <TableCell align="right">Kilometers</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {trails.map(({ name, distance }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="right">{distance}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
