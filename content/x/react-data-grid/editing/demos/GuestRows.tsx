import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';

interface Guest {
  id: number;
  name: string;
  adults: number;
  children: number;
}

const columns: GridColDef<Guest>[] = [
  { field: 'name', headerName: 'Guest', flex: 1, minWidth: 100, editable: true },
  { field: 'adults', headerName: 'Adults', type: 'number', width: 90, editable: true },
  { field: 'children', headerName: 'Children', type: 'number', width: 100, editable: true },
];

const first: Guest[] = [
  { id: 1, name: 'Olive', adults: 2, children: 0 },
  { id: 2, name: 'Hector', adults: 1, children: 2 },
  { id: 3, name: 'Wanda', adults: 4, children: 1 },
  { id: 4, name: 'Ines', adults: 2, children: 3 },
];

export default function GuestRows() {
  const [guests, setGuests] = useState(first);

  function keep(changed: Guest) {
    setGuests((all) => all.map((guest) => (guest.id === changed.id ? changed : guest)));
    return changed;
  }

  return (
    <Box sx={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Guests"
        rows={guests}
        columns={columns}
        editMode="row"
        processRowUpdate={keep}
        hideFooter
      />
    </Box>
  );
}
