import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const places = [
  { place: 'In a table row', size: 'small', label: 'Edit' },
  { place: 'In a form', size: 'medium', label: 'Save address' },
  { place: 'On a landing page', size: 'large', label: 'Book a room' },
] as const;

export default function ButtonSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 340 }}>
      {places.map(({ place, size, label }) => (
        <Stack key={size} direction="row" sx={{ alignItems: 'center' }}>
          <Typography variant="body2" sx={{ flexGrow: 1 }}>
            {place}
          </Typography>
          <Button variant="outlined" size={size}>
            {label}
          </Button>
        </Stack>
      ))}
    </Stack>
  );
}
