import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function RecipeCard() {
  const [recipe, setRecipe] = useState<{ title: string; text: string }>();

  return (
    <Stack sx={{ width: 260, gap: 2 }}>
      <article aria-busy={!recipe} aria-label="Recipe of the day">
        <Typography variant="h5" component="div">
          {recipe ? recipe.title : <Skeleton />}
        </Typography>
        <Typography>
          {recipe ? (
            recipe.text
          ) : (
            <>
              <Skeleton />
              <Skeleton width="60%" />
            </>
          )}
        </Typography>
      </article>
      <Button
        onClick={() =>
          setRecipe(
            recipe ? undefined : { title: 'Fennel soup', text: 'Ready in half an hour, for four.' },
          )
        }
      >
        {recipe ? 'Show skeleton' : 'Show recipe'}
      </Button>
    </Stack>
  );
}
