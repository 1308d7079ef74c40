import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Ticket = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  padding: theme.spacing(1, 3),
  marginBlockStart: theme.spacing(1),
  border: '1px dashed',
}));

export default function TicketStubs() {
  return (
    <Stack direction="row" spacing={2}>
      <Ticket>Row 4</Ticket>
      <Ticket>Seat 17</Ticket>
    </Stack>
  );
}
