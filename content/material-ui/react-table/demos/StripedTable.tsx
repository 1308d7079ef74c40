import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const Cell = styled(TableCell)(({ theme }) => ({
  border: 0,
  [`&.${tableCellClasses.head}`]: {
    backgroundColor: theme.palette.primary.main,
    color: theme.palette.primary.contrastText,
  },
}));

const StripedRow = styled(TableRow)(({ theme }) => ({
  '&:nth-of-type(even)': { backgroundColor: theme.palette.action.hover },
}));

const trails = [
  { name: 'Heron loop', distance: 6 },
  { name: 'Old quarry', distance: 11 },
  { name: 'Ridge path', distance: 17 },
  { name: 'Three bridges', distance: 9 },
];

export default function StripedTable() {
  return (
    <Table aria-label="Trails" sx={{ maxWidth: 360 }}>
      <TableHead>
        <TableRow>
          <Cell>Trail</Cell>
          <Cell align="right">Kilometers</Cell>
        </TableRow>
      </TableHead>
      <TableBody>
        {trails.map(({ name, distance }) => (
          <StripedRow key={name}>
            <Cell component="th" scope="row">
              {name}
            </Cell>
            <Cell align="right">{distance}</Cell>
          </StripedRow>
        ))}
      </TableBody>
    </Table>
  );
}
