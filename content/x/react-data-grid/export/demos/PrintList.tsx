import PrintIcon from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import { DataGrid, ExportPrint, type GridColDef, Toolbar, ToolbarButton } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', width: 90 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 110 },
  { field: 'breakfast', headerName: 'Breakfast', type: 'boolean', width: 110 },
];

const rooms = [
  { id: 1, room: '11', guest: 'Olive Park', breakfast: true },
  { id: 2, room: '12', guest: 'Hector Ruiz', breakfast: false },
  { id: 3, room: '14', guest: 'Wanda Novak', breakfast: true },
  { id: 4, room: '21', guest: 'Ines Duarte', breakfast: true },
];

const printOptions = {
  hideFooter: true,
  hideToolbar: true,
  pageStyle: '@page { size: landscape; }',
};

function RoomToolbar() {
  return (
    <Toolbar>
      <ExportPrint render={<ToolbarButton />} options={printOptions} aria-label="Print the list">
        <PrintIcon fontSize="small" />
      </ExportPrint>
    </Toolbar>
  );
}

export default function PrintList() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Rooms tonight"
        rows={rooms}
        columns={columns}
        slots={{ toolbar: RoomToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
