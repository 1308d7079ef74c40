import Avatar from '@mui/material/Avatar';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

export default function TrackRow() {
  return (
    <Grid container spacing={2} sx={{ width: '100%', maxWidth: 480, alignItems: 'center' }}>
      <Grid size="auto">
        <Avatar variant="rounded" sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
          3
        </Avatar>
      </Grid>
      <Grid size="grow">
        <Typography noWrap>Waltz for the last ferry of the summer</Typography>
      </Grid>
      <Grid size="auto">
        <Typography color="text.secondary">4:12</Typography>
      </Grid>
    </Grid>
  );
}
