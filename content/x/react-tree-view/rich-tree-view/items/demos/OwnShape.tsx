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

const idOf = (place: Place) => place.code;
const labelOf = (place: Place) => place.name;

export default function OwnShape() {
  return (
    <Box sx={{ minHeight: 150, width: 240 }}>
      <RichTreeView
        id="places"
        aria-label="Places"
        items={places}
        getItemId={idOf}
        getItemLabel={labelOf}
        defaultExpandedItems={['north']}
      />
    </Box>
  );
}
