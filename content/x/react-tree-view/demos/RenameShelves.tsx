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
  const [renamed, setRenamed] = useState('Rename a shelf: press its name twice.');

  return (
    <Box sx={{ minHeight: 210, width: '100%', maxWidth: 300 }}>
      <RichTreeView
        id="library"
        aria-label="Shelves of the library"
        items={library}
        defaultExpandedItems={['travel']}
        isItemEditable
        onItemLabelChange={(_id, label) => setRenamed(`The shelf is called ${label} now.`)}
      />
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {renamed}
      </Typography>
    </Box>
  );
}
