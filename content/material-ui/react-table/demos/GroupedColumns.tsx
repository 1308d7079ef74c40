import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const swims = [
  { lake: 'Vättern', june: [14, 31], august: [19, 44] },
  { lake: 'Siljan', june: [13, 12], august: [18, 27] },
];

export default function GroupedColumns() {
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label="Swims, scrollable"
      sx={{ maxWidth: 480 }}
    >
      <Table size="small" aria-label="Swims" sx={{ minWidth: 400 }}>
        <TableHead>
          <TableRow>
            <TableCell rowSpan={2}>Lake</TableCell>
            <TableCell align="center" colSpan={2} scope="colgroup">
              June
            </TableCell>
            <TableCell align="center" colSpan={2} scope="colgroup">
              August
            </TableCell>
          </TableRow>
          <TableRow>
            {['June', 'August'].flatMap((month) => [
              <TableCell key={`${month} water`} align="right">
                Water, °C
              </TableCell>,
              <TableCell key={`${month} swims`} align="right">
                Swims
              </TableCell>,
            ])}
          </TableRow>
        </TableHead>
        <TableBody>
          {swims.map(({ lake, june, august }) => (
            <TableRow key={lake}>
              <TableCell component="th" scope="row">
                {lake}
              </TableCell>
              {[...june, ...august].map((value) => (
                <TableCell key={value} align="right">
                  {value}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
