import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { useState } from 'react';

const columns: GridColDef[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 130 },
  { field: 'done', headerName: 'Done', type: 'boolean', width: 120 },
];

const tasks = [
  { id: 1, task: 'Oil the gate', done: true },
  { id: 2, task: 'Sow the beans', done: false },
  { id: 3, task: 'Repair the fence', done: false },
  { id: 4, task: 'Prune the roses', done: true },
  { id: 5, task: 'Turn the compost', done: false },
];

const all: GridFilterModel = { items: [] };
const open: GridFilterModel = { items: [{ field: 'done', operator: 'is', value: 'false' }] };

export default function FilterButtons() {
  const [model, setModel] = useState(open);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Filter tasks"
        value={model === open ? 'open' : model.items.length === 0 ? 'all' : null}
        onChange={(_event, chosen) => {
          if (chosen) setModel(chosen === 'all' ? all : open);
        }}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="open">Open</ToggleButton>
        <ToggleButton value="all">All</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 290 }}>
        <DataGrid
          aria-label="Garden tasks"
          rows={tasks}
          columns={columns}
          filterModel={model}
          onFilterModelChange={setModel}
          hideFooter
        />
      </Box>
    </Box>
  );
}
