import { useTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';

interface AnswerProps {
  call: string;
  query: string;
}

function Answer({ call, query }: AnswerProps) {
  const matches = useMediaQuery(query);

  return (
    <TableRow selected={matches}>
      <TableCell component="th" scope="row">
        <code>{call}</code>
      </TableCell>
      <TableCell>{matches ? 'yes' : 'no'}</TableCell>
    </TableRow>
  );
}

export default function BreakpointAnswers() {
  const { breakpoints } = useTheme();

  return (
    <Table size="small" aria-label="Results for this window" sx={{ maxWidth: 360 }}>
      <TableBody>
        <Answer call="up('md')" query={breakpoints.up('md')} />
        <Answer call="down('md')" query={breakpoints.down('md')} />
        <Answer call="between('sm', 'lg')" query={breakpoints.between('sm', 'lg')} />
        <Answer call="only('xs')" query={breakpoints.only('xs')} />
        <Answer call="not('xs')" query={breakpoints.not('xs')} />
        <Answer call="up(1000)" query={breakpoints.up(1000)} />
      </TableBody>
    </Table>
  );
}
