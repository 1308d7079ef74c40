import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const beds = [
  {
    id: 'vegetables',
    label: 'Vegetables',
    children: [
      { id: 'beans', label: 'Beans' },
      { id: 'leek', label: 'Leek' },
    ],
  },
  { id: 'herbs', label: 'Herbs', children: [{ id: 'thyme', label: 'Thyme' }] },
];

export default function GardenBeds() {
  return (
    <Box sx={{ minHeight: 180, width: 240 }}>
      <RichTreeView
        id="beds"
        aria-label="Garden beds"
        items={beds}
        defaultExpandedItems={['vegetables']}
      />
    </Box>
  );
}
