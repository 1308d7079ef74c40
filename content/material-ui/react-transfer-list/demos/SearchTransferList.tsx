import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

const dishes = [
  'Barley soup',
  'Bean salad',
  'Fish pie',
  'Lentil stew',
  'Plum cake',
  'Rice pudding',
];

export default function SearchTransferList() {
  const [menu, setMenu] = useState(['Plum cake']);
  const [query, setQuery] = useState('');
  const found = dishes.filter(
    (dish) => !menu.includes(dish) && dish.toLowerCase().includes(query.toLowerCase()),
  );

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
      <Stack sx={{ width: 220 }}>
        <TextField
          label="Search dishes"
          size="small"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <List dense aria-label="Dishes" sx={{ height: 180, overflow: 'auto' }}>
          {found.map((dish) => (
            <ListItem
              key={dish}
              secondaryAction={
                <IconButton
                  edge="end"
                  aria-label={`Add ${dish}`}
                  onClick={() => setMenu([...menu, dish])}
                >
                  <AddIcon />
                </IconButton>
              }
            >
              <ListItemText primary={dish} />
            </ListItem>
          ))}
        </List>
      </Stack>
      <List
        dense
        aria-labelledby="menu-of-today"
        subheader={<ListSubheader id="menu-of-today">Menu of today</ListSubheader>}
        sx={{ width: 220 }}
      >
        {menu.map((dish) => (
          <ListItem
            key={dish}
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Remove ${dish}`}
                onClick={() => setMenu(menu.filter((each) => each !== dish))}
              >
                <RemoveIcon />
              </IconButton>
            }
          >
            <ListItemText primary={dish} />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
