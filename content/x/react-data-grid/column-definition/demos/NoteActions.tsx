import DeleteIcon from '@mui/icons-material/Delete';
import PushPinIcon from '@mui/icons-material/PushPin';
import Box from '@mui/material/Box';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';

interface Note {
  id: number;
  title: string;
  pinned: boolean;
}

const first: Note[] = [
  { id: 1, title: 'Shopping list', pinned: true },
  { id: 2, title: 'Songs for Sunday', pinned: false },
  { id: 3, title: 'Repairs in the shed', pinned: false },
];

export default function NoteActions() {
  const [notes, setNotes] = useState(first);

  const columns = useMemo<GridColDef<Note>[]>(
    () => [
      { field: 'title', headerName: 'Note', flex: 1, minWidth: 120 },
      { field: 'pinned', headerName: 'Pinned', type: 'boolean', width: 90 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 100,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="pin"
            icon={<PushPinIcon />}
            label={`${row.pinned ? 'Unpin' : 'Pin'} ${row.title}`}
            onClick={() =>
              setNotes((all) =>
                all.map((note) => (note.id === id ? { ...note, pinned: !note.pinned } : note)),
              )
            }
          />,
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete ${row.title}`}
            onClick={() => setNotes((all) => all.filter((note) => note.id !== id))}
          />,
        ],
      },
    ],
    [],
  );

  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        aria-label="Notes"
        rows={notes}
        columns={columns}
        hideFooter
        disableRowSelectionOnClick
      />
    </Box>
  );
}
