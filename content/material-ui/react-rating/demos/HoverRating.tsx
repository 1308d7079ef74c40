import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const words = ['Not rated', 'Burnt', 'Dry', 'Decent', 'Tasty', 'Another slice, please'];

export default function HoverRating() {
  const [stars, setStars] = useState<number | null>(3);
  const [hovered, setHovered] = useState(-1);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Rating
        role="radiogroup"
        aria-label="Rate the cake"
        name="cake"
        value={stars}
        getLabelText={(value) => words[value] ?? ''}
        emptyLabelText="Not rated"
        onChange={(_event, next) => setStars(next)}
        onChangeActive={(_event, next) => setHovered(next)}
      />
      <Typography variant="body2">{words[hovered > 0 ? hovered : (stars ?? 0)]}</Typography>
    </Stack>
  );
}
