import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function BasicRating() {
  const [stars, setStars] = useState<number | null>(4);

  return (
    <div>
      <Typography id="bed">How was the bed?</Typography>
      <Rating
        role="radiogroup"
        aria-labelledby="bed"
        name="bed"
        value={stars}
        onChange={(_event, next) => setStars(next)}
      />
    </div>
  );
}
