import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ResponsiveStack() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2, md: 4 }}
      sx={{ width: '100%' }}
    >
      <Button variant="contained">Continue to payment</Button>
      <Button variant="outlined">Back to the cart</Button>
    </Stack>
  );
}
