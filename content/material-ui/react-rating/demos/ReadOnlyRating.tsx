import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ReadOnlyRating() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Rating readOnly value={4.3} precision={0.1} size="small" />
      <Typography variant="body2">4.3 from 128 guests</Typography>
    </Stack>
  );
}
