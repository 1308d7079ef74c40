import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';

const recipes = ['Lentil soup', 'Mushroom risotto', 'Plum cake'];

export default function SelectedList() {
  const [shown, setShown] = useState(recipes[1]);

  return (
    <List aria-label="Recipes" sx={{ width: 280 }}>
      {recipes.map((recipe) => (
        <ListItem key={recipe} disablePadding>
          <ListItemButton
            selected={recipe === shown}
            aria-current={recipe === shown}
            onClick={() => setShown(recipe)}
          >
            <ListItemText primary={recipe} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
