import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

const reviews = [
  'Quiet rooms.',
  'We came for a night and stayed for four. The bread alone is worth the trip.',
  'No elevator, but the cook carried our bags without being asked.',
  'Breakfast ends at nine, which is early on a holiday.',
  'Good lamps for reading!',
  'The stairs creak. We liked that.',
];

export default function ResponsiveMasonry() {
  return (
    <Masonry columns={{ xs: 1, sm: 2, md: 3 }} spacing={2}>
      {reviews.map((review) => (
        <Paper key={review} elevation={2} sx={{ p: 2 }}>
          {review}
        </Paper>
      ))}
    </Masonry>
  );
}
