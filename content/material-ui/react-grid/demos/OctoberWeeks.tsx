import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const days = Array.from({ length: 31 }, (_, index) => index + 1);

export default function OctoberWeeks() {
  return (
    <Grid
      container
      columns={7}
      spacing={0.5}
      component="ol"
      aria-label="October, with the first on a Thursday"
      sx={{ width: '100%', maxWidth: 400, m: 0, p: 0, listStyle: 'none' }}
    >
      {days.map((day) => (
        <Grid key={day} component="li" size={1} offset={day === 1 ? 3 : 0}>
          <Typography sx={{ py: 0.5, textAlign: 'center', bgcolor: 'action.hover' }}>
            {day}
          </Typography>
        </Grid>
      ))}
    </Grid>
  );
}
