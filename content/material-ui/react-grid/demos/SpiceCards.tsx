import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const spices = [
  { name: 'Sumac', taste: 'Sour, for salads' },
  { name: 'Cumin', taste: 'Warm, for lentils' },
  { name: 'Saffron', taste: 'Bitter and sweet, for rice' },
  { name: 'Ajowan', taste: 'Like thyme, for bread' },
];

export default function SpiceCards() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      {spices.map(({ name, taste }) => (
        <Grid key={name} size={{ xs: 12, sm: 6, lg: 3 }}>
          <Card variant="outlined" sx={{ height: '100%' }}>
            <CardContent>
              <Typography variant="h6" component="p">
                {name}
              </Typography>
              <Typography color="text.secondary">{taste}</Typography>
            </CardContent>
          </Card>
        </Grid>
      ))}
    </Grid>
  );
}
