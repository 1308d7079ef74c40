import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const rooms = [
  { name: 'Studio', seats: 6 },
  { name: 'Library', seats: 12 },
];

export default function SelectableCards() {
  const [chosen, setChosen] = useState('Studio');

  return (
    <Stack direction="row" spacing={2}>
      {rooms.map(({ name, seats }) => (
        <Card
          key={name}
          variant="outlined"
          sx={{ width: 132, borderColor: name === chosen ? 'primary.main' : 'divider' }}
        >
          <CardActionArea
            aria-pressed={name === chosen}
            onClick={() => setChosen(name)}
            sx={{ '&[aria-pressed=true]': { bgcolor: 'action.selected' } }}
          >
            <CardContent>
              <Typography component="span" sx={{ display: 'block' }}>
                {name}
              </Typography>
              <Typography variant="body2" component="span">
                {seats} seats
              </Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Stack>
  );
}
