import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

export default function PictureFirst() {
  return (
    <Grid container spacing={3} sx={{ width: '100%', alignItems: 'center' }}>
      <Grid size={{ xs: 12, sm: 7 }}>
        <Typography variant="h5" component="p" gutterBottom>
          Rooms above the lake
        </Typography>
        <Typography>Breakfast on the jetty, when the wind allows it.</Typography>
      </Grid>
      <Grid size={{ xs: 12, sm: 5 }} sx={{ order: { xs: -1, sm: 0 } }}>
        <Box
          role="img"
          aria-label="Evening light on the lake"
          sx={{
            height: 140,
            borderRadius: 2,
            background: 'linear-gradient(#f3a683, #786fa6 55%, #303952 55%, #596275)',
          }}
        />
      </Grid>
    </Grid>
  );
}
