import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';

const addresses = ['Mill Lane 4', 'Station Road 19', 'Old Harbor 2'];

export default function StandaloneRadios() {
  const [main, setMain] = useState('Mill Lane 4');

  return (
    <Table size="small" aria-label="Addresses" sx={{ maxWidth: 320 }}>
      <TableBody>
        {addresses.map((address, index) => (
          <TableRow key={address} selected={address === main}>
            <TableCell padding="checkbox">
              <Radio
                name="main-address"
                value={address}
                checked={address === main}
                onChange={(event) => setMain(event.target.value)}
                slotProps={{ input: { 'aria-labelledby': `address-${index}` } }}
              />
            </TableCell>
            <TableCell id={`address-${index}`}>{address}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
