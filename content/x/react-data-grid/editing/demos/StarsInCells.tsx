import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  type GridColDef,
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';
import { useEffect, useRef } from 'react';

function StarsField({ id, field, value, hasFocus }: GridRenderEditCellParams) {
  const grid = useGridApiContext();
  const stars = useRef<HTMLElement>(null);

  useEffect(() => {
    // If the user starts editing by typing, the value is empty and no star is checked.
    const star =
      stars.current?.querySelector<HTMLInputElement>('input:checked') ??
      stars.current?.querySelector('input');
    if (hasFocus) star?.focus();
  }, [hasFocus]);

  return (
    <Rating
      ref={stars}
      name={`stars-${id}`}
      value={value ?? null}
      onChange={(_event, chosen) => grid.current.setEditCellValue({ id, field, value: chosen })}
    />
  );
}

const columns: GridColDef[] = [
  { field: 'book', headerName: 'Book', flex: 1, minWidth: 120 },
  {
    field: 'stars',
    headerName: 'Stars',
    type: 'number',
    width: 160,
    editable: true,
    display: 'flex',
    renderCell: ({ value }) => <Rating readOnly value={value} />,
    renderEditCell: (cell) => <StarsField {...cell} />,
  },
];

const books = [
  { id: 'moss', book: 'Moss and stone', stars: 4 },
  { id: 'bread', book: 'Bread without hurry', stars: 5 },
  { id: 'maps', book: 'Maps of the north', stars: 3 },
  { id: 'clock', book: 'The clockmaker', stars: 2 },
];

export default function StarsInCells() {
  return (
    <Box sx={{ height: 290, width: '100%' }}>
      <DataGrid aria-label="Books" rows={books} columns={columns} hideFooter />
    </Box>
  );
}
