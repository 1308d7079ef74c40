import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const hours = [0, 3, 6, 9, 12, 15, 18, 21].map((hour) => ({
  hour: `${String(hour).padStart(2, '0')}:00`,
  // The sea rises and falls about twice a day.
  water: (1.6 + 1.2 * Math.cos((hour - 3) / 1.98)).toFixed(1),
}));

export default function StickyHours() {
  return (
    <TableContainer
      role="region"
      aria-label="Water level by the hour"
      tabIndex={0}
      sx={{ maxHeight: 200, maxWidth: 320 }}
    >
      <Table stickyHeader size="small" aria-label="Water level by the hour">
        <TableHead>
          <TableRow>
            <TableCell>Hour</TableCell>
            <TableCell align="right">Water (m)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {hours.map(({ hour, water }) => (
            <TableRow key={hour}>
              <TableCell component="th" scope="row">
                {hour}
              </TableCell>
              <TableCell align="right">{water}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
