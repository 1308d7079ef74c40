import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const places = [
  { place: 'In a table row', size: 'small', label: 'Edit' },
  { place: 'In a form', size: 'medium', label: 'Save address' },
  { place: 'On a landing page', size: 'large', label: 'Book a room' },
] as const;

export default function ButtonSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 340, typography: 'body2' }}>
      {places.map(({ place, size, label }) => (
        <Stack
          key={size}
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'space-between' }}
        >
          {place}
          <Button variant="outlined" size={size}>
            {label}
          </Button>
        </Stack>
      ))}
    </Stack>
  );
}
