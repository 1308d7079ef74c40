import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const amenities = [
  'Washing machine',
  'Balcony',
  'Cellar',
  'Bike room',
  'Elevator',
  'Shared garden',
];

export default function WrappedStack() {
  return (
    <Stack
      component="ul"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', maxWidth: 300, m: 0, p: 0, listStyle: 'none' }}
    >
      {amenities.map((amenity) => (
        <Chip key={amenity} component="li" label={amenity} />
      ))}
    </Stack>
  );
}
