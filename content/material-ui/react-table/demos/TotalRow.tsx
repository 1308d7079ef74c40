import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const repairs = [
  { work: 'Replace the chain', hours: 0.5, price: 42 },
  { work: 'True both wheels', hours: 1, price: 55 },
  { work: 'New brake pads', hours: 0.5, price: 38 },
];

const euros = (amount: number) => `€${amount.toFixed(2)}`;
const net = repairs.reduce((sum, { price }) => sum + price, 0);

export default function TotalRow() {
  return (
    <Table size="small" aria-label="Repair bill" sx={{ maxWidth: 440 }}>
      <TableHead>
        <TableRow>
          <TableCell>Work</TableCell>
          <TableCell align="right">Hours</TableCell>
          <TableCell align="right">Price</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {repairs.map(({ work, hours, price }) => (
          <TableRow key={work}>
            <TableCell>{work}</TableCell>
            <TableCell align="right">{hours}</TableCell>
            <TableCell align="right">{euros(price)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell variant="body" component="th" scope="row" colSpan={2}>
            Tax, 20%
          </TableCell>
          <TableCell variant="body" align="right">
            {euros(net * 0.2)}
          </TableCell>
        </TableRow>
        <TableRow>
          <TableCell variant="head" component="th" scope="row" colSpan={2}>
            Total
          </TableCell>
          <TableCell variant="head" align="right">
            {euros(net * 1.2)}
          </TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}
