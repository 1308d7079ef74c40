import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import Rating from '@mui/material/Rating';

export default function HeartRating() {
  return (
    <Rating
      role="radiogroup"
      aria-label="How much do you like this song?"
      name="song"
      max={3}
      precision={0.5}
      defaultValue={1.5}
      icon={<FavoriteIcon fontSize="inherit" />}
      emptyIcon={<FavoriteBorderIcon fontSize="inherit" />}
      getLabelText={(value) => `${value} ${value === 1 ? 'heart' : 'hearts'}`}
      sx={{ color: 'error.main' }}
    />
  );
}
