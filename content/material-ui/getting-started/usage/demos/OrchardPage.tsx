import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const apples = [
  { name: 'Discovery', taste: 'Strawberry, picked in August' },
  { name: 'Ingrid Marie', taste: 'Sweet and sour, keeps until January' },
  { name: 'Gravenstein', taste: 'For pies and for the cellar' },
  { name: 'Bramley', taste: 'Very sour, for the pot' },
];

export default function OrchardPage() {
  const [basket, setBasket] = useState<string[]>([]);

  return (
    <>
      <AppBar position="sticky">
        <Toolbar>
          <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
            The orchard
          </Typography>
          <Typography role="status">{basket.length} in the basket</Typography>
        </Toolbar>
      </AppBar>
      <Container component="main" maxWidth="md" sx={{ py: 3 }}>
        <Typography variant="h4" component="h1" gutterBottom>
          Apples of this week
        </Typography>
        <Grid container spacing={2}>
          {apples.map(({ name, taste }) => (
            <Grid key={name} size={{ xs: 12, sm: 6 }}>
              <Card>
                <CardContent>
                  <Typography variant="h6" component="h2">
                    {name}
                  </Typography>
                  <Typography color="text.secondary">{taste}</Typography>
                </CardContent>
                <CardActions>
                  <Button
                    disabled={basket.includes(name)}
                    onClick={() => setBasket([...basket, name])}
                  >
                    Add {name}
                  </Button>
                </CardActions>
              </Card>
            </Grid>
          ))}
        </Grid>
      </Container>
    </>
  );
}
