import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useState } from 'react';

const maps = [
  {
    id: 'coast',
    label: 'Coast path',
    children: [
      { id: 'coast/cliffs', label: 'Cliffs' },
      { id: 'coast/dunes', label: 'Dunes' },
      { id: 'coast/harbor', label: 'Harbor' },
    ],
  },
  { id: 'forest', label: 'Forest loop' },
];

// The tree item already announces whether it's selected.
const silentCheckbox = { item: { slotProps: { checkbox: { 'aria-hidden': true } } } };
const propagation = { parents: true, descendants: true };

export default function RouteParts() {
  const [selected, setSelected] = useState(['coast/cliffs']);
  const parts = selected.filter((id) => id !== 'coast').length;

  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 280 }}>
      <RichTreeView
        id="maps"
        aria-label="Offline maps"
        items={maps}
        defaultExpandedItems={['coast']}
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        slotProps={silentCheckbox}
        selectedItems={selected}
        onSelectedItemsChange={(_event, ids) => setSelected(ids)}
      />
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {parts === 1 ? '1 map selected' : `${parts} maps selected`}
      </Typography>
    </Box>
  );
}
