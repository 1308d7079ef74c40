import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function RatingSizes() {
  return (
    <Stack spacing={1}>
      <Rating role="radiogroup" aria-label="Service" name="service" size="small" defaultValue={5} />
      <Rating role="radiogroup" aria-label="Food" name="food" defaultValue={4} />
      <Rating role="radiogroup" aria-label="View" name="view" size="large" defaultValue={3} />
    </Stack>
  );
}
