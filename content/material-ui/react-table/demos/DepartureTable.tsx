import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

interface Crossing {
  port: string;
  leaves: string;
  hours: number;
  price: number;
}

const crossings: Crossing[] = [
  { port: 'Hirtshals', leaves: '07:30', hours: 3.5, price: 62 },
  { port: 'Strömstad', leaves: '09:00', hours: 2.5, price: 28 },
  { port: 'Kiel', leaves: '14:00', hours: 20, price: 145 },
];

export default function DepartureTable() {
  return (
    <TableContainer role="region" aria-label="Ferries, scrolls sideways" tabIndex={0}>
      <Table sx={{ minWidth: 420 }}>
        <caption>Ferries on weekdays. Prices are for one person without a car.</caption>
        <TableHead>
          <TableRow>
            <TableCell>To</TableCell>
            <TableCell>Leaves</TableCell>
            <TableCell align="right">Hours</TableCell>
            <TableCell align="right">Price</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {crossings.map(({ port, leaves, hours, price }) => (
            <TableRow key={port}>
              <TableCell component="th" scope="row">
                {port}
              </TableCell>
              <TableCell>{leaves}</TableCell>
              <TableCell align="right">{hours.toFixed(1)}</TableCell>
              <TableCell align="right">{price} €</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
