import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const rooms = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      { id: 'hall', label: 'Hall' },
      { id: 'kitchen', label: 'Kitchen, closed for repairs' },
    ],
  },
];

export default function ClosedRooms() {
  return (
    <Box sx={{ minHeight: 120, width: 280 }}>
      <RichTreeView
        id="rooms"
        aria-label="Rooms"
        items={rooms}
        defaultExpandedItems={['ground']}
        isItemDisabled={({ id }) => id === 'kitchen'}
        disabledItemsFocusable
      />
    </Box>
  );
}
