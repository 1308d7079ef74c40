import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const days = [
  { name: 'Friday', acts: ['Brass on the pier', 'Fiddlers', 'Night choir'] },
  { name: 'Saturday', acts: ['Shanties', 'Steel drums', 'Accordions'] },
];

export default function FestivalPlan() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      {days.map(({ name, acts }) => (
        <Grid key={name} container size={12}>
          <Grid size={{ xs: 12, sm: 3 }}>
            <Typography variant="h6" component="p">
              {name}
            </Typography>
          </Grid>
          {acts.map((act) => (
            <Grid key={act} size={{ xs: 12, sm: 3 }}>
              <Paper variant="outlined" sx={{ p: 1.5 }}>
                {act}
              </Paper>
            </Grid>
          ))}
        </Grid>
      ))}
    </Grid>
  );
}
