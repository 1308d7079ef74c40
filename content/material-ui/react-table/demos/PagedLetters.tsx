import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { type ChangeEvent, useState } from 'react';

const senders = ['Agnes', 'Bo', 'Clara', 'Dag', 'Edith', 'Finn', 'Greta', 'Hugo', 'Ida', 'Jon'];
const rowsPerPage = 3;

export default function PagedLetters() {
  const [page, setPage] = useState(0);
  const [chosen, setChosen] = useState(['Bo']);

  function toggle(sender: string) {
    const others = chosen.filter((name) => name !== sender);
    setChosen(others.length < chosen.length ? others : [...chosen, sender]);
  }

  function toggleAll(event: ChangeEvent<HTMLInputElement>) {
    setChosen(event.target.checked ? senders : []);
  }

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Table size="small" aria-label="Letters">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={chosen.length === senders.length}
                indeterminate={chosen.length > 0 && chosen.length < senders.length}
                onChange={toggleAll}
                slotProps={{ input: { 'aria-label': 'Choose all letters' } }}
              />
            </TableCell>
            <TableCell>Letter from</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {senders.slice(page * rowsPerPage, (page + 1) * rowsPerPage).map((sender) => (
            <TableRow key={sender} selected={chosen.includes(sender)}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={chosen.includes(sender)}
                  onChange={() => toggle(sender)}
                  slotProps={{ input: { 'aria-label': `Choose the letter from ${sender}` } }}
                />
              </TableCell>
              <TableCell>{sender}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <TablePagination
        component="div"
        count={senders.length}
        page={page}
        onPageChange={(_event, next) => setPage(next)}
        rowsPerPage={rowsPerPage}
        rowsPerPageOptions={[]}
      />
    </Box>
  );
}
