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
  { id: 'forest', label: 'Forest round' },
];

// The item itself says whether it is selected.
const silentCheckbox = { item: { slotProps: { checkbox: { 'aria-hidden': true } } } };
const propagation = { parents: true, descendants: true };

export default function RouteParts() {
  const [chosen, setChosen] = useState(['coast/cliffs']);
  const parts = chosen.filter((id) => id !== 'coast').length;

  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 280 }}>
      <RichTreeView
        id="maps"
        aria-label="Maps to take along"
        items={maps}
        defaultExpandedItems={['coast']}
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        slotProps={silentCheckbox}
        selectedItems={chosen}
        onSelectedItemsChange={(_event, ids) => setChosen(ids)}
      />
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {parts === 1 ? 'One map is loaded.' : `${parts} maps are loaded.`}
      </Typography>
    </Box>
  );
}
