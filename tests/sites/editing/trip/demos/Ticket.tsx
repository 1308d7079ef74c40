import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

interface Order {
  readonly count: number;
}

export default function Ticket() {
  const [order, setOrder] = useState<Order>({ count: 1 });

  return (
    <Stack direction="row" spacing={2}>
      <Button variant="contained" onClick={() => setOrder({ count: order.count + 1 })}>
        Tickets: {order.count}
      </Button>
      <Button variant="outlined">Pay</Button>
    </Stack>
  );
}
