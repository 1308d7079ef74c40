import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';

const parcels = [
  { id: 'A7', state: 'In transit', news: 'Left Turku this morning.' },
  { id: 'B2', state: 'At customs', news: 'Waiting for the invoice.' },
];

function ParcelRows({ id, state, news }: (typeof parcels)[number]) {
  const [open, setOpen] = useState(false);

  return (
    <>
      <TableRow>
        <TableCell component="th" scope="row">
          Parcel {id}
        </TableCell>
        <TableCell>{state}</TableCell>
        <TableCell padding="checkbox">
          <IconButton
            aria-label={`News of parcel ${id}`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <ExpandMoreIcon sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />
          </IconButton>
        </TableCell>
      </TableRow>
      {open && (
        <TableRow>
          <TableCell colSpan={3} sx={{ bgcolor: 'action.hover' }}>
            {news}
          </TableCell>
        </TableRow>
      )}
    </>
  );
}

export default function UnfoldingRows() {
  return (
    <Table aria-label="Parcels" sx={{ maxWidth: 400 }}>
      <TableBody>
        {parcels.map((parcel) => (
          <ParcelRows key={parcel.id} {...parcel} />
        ))}
      </TableBody>
    </Table>
  );
}
