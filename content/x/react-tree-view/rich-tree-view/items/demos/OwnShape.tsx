import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Place {
  code: string;
  name: string;
  children?: Place[];
}

const places: Place[] = [
  {
    code: 'north',
    name: 'North coast',
    children: [
      { code: 'north-1', name: 'Pebble bay' },
      { code: 'north-2', name: 'Seal point' },
    ],
  },
  { code: 'hills', name: 'Hill country' },
];

export default function OwnShape() {
  return (
    <Box sx={{ minHeight: 150, width: 240 }}>
      <RichTreeView
        id="places"
        aria-label="Places"
        items={places}
        getItemId={({ code }) => code}
        getItemLabel={({ name }) => name}
        defaultExpandedItems={['north']}
      />
    </Box>
  );
}
