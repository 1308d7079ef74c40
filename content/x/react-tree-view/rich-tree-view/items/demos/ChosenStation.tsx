import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useState } from 'react';

const lines = [
  {
    id: 'red',
    label: 'Red line',
    children: [
      { id: 'station', label: 'Main station' },
      { id: 'museum', label: 'Museum' },
    ],
  },
];

export default function ChosenStation() {
  const tree = useTreeViewApiRef();
  const [selected, setSelected] = useState<string | null>(null);

  function showMuseum() {
    tree.current?.setItemExpansion({ itemId: 'red', shouldBeExpanded: true });
    setSelected('museum');
  }

  return (
    <Box sx={{ minHeight: 210, width: 260 }}>
      <Button onClick={showMuseum}>Show the museum</Button>
      <RichTreeView
        id="lines"
        aria-label="Subway lines"
        apiRef={tree}
        items={lines}
        selectedItems={selected}
        onSelectedItemsChange={(_event, id) => setSelected(id)}
      />
      <Typography role="status">
        {selected ? `Selected: ${selected}` : 'Nothing is selected.'}
      </Typography>
    </Box>
  );
}
