import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { repairs } from './repairs';

export function RepairTable({ labelledBy }: { labelledBy: string }) {
  return (
    // The table scrolls on narrow screens, and the keyboard has to reach it for that.
    <TableContainer tabIndex={0} role="region" aria-labelledby={labelledBy}>
      <Table size="small" aria-labelledby={labelledBy}>
        <TableHead>
          <TableRow>
            <TableCell>Number</TableCell>
            <TableCell>Bike</TableCell>
            <TableCell>Work</TableCell>
            <TableCell>State</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {repairs.map(({ id, bike, work, state }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {id}
              </TableCell>
              <TableCell>{bike}</TableCell>
              <TableCell>{work}</TableCell>
              <TableCell>{state}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
