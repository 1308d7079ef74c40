import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function TripOverview() {
  return (
    <Grid container spacing={1} sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, sm: 7 }}>
        <Paper sx={{ p: 2 }}>Day 1: by train to the lake</Paper>
      </Grid>
      <Grid size="grow">
        <Paper sx={{ p: 2 }}>4 hours</Paper>
      </Grid>
      <Grid size={{ xs: 12, sm: 9 }} offset={{ sm: 3 }}>
        <Paper sx={{ p: 2 }}>Evening: the boat leaves at seven</Paper>
      </Grid>
    </Grid>
  );
}
