import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useState } from 'react';

const library = [
  {
    id: 'travel',
    label: 'Travel',
    children: [
      { id: 'travel/islands', label: 'Islands' },
      { id: 'travel/rivers', label: 'Rivers' },
    ],
  },
  { id: 'lent', label: 'Lent to friends' },
];

export default function RenameShelves() {
  const [renamed, setRenamed] = useState('Double-click a shelf to rename it.');

  return (
    <Box sx={{ minHeight: 210, width: '100%', maxWidth: 300 }}>
      <RichTreeView
        id="library"
        aria-label="Library shelves"
        items={library}
        defaultExpandedItems={['travel']}
        isItemEditable
        onItemLabelChange={(_id, label) => setRenamed(`Renamed the shelf to ${label}.`)}
      />
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {renamed}
      </Typography>
    </Box>
  );
}
