import Rating from '@mui/material/Rating';

export default function InlineFrame() {
  return <Rating name="ferry-rating" defaultValue={4} />;
}
