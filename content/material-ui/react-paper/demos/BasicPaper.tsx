import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BasicPaper() {
  return (
    <Paper component="section" aria-labelledby="hours" sx={{ p: 2, maxWidth: 320 }}>
      <Typography id="hours" component="h3" variant="h6">
        Opening hours
      </Typography>
      <Typography>Tuesday to Sunday, 10 to 18. On Fridays, we close at 21.</Typography>
    </Paper>
  );
}
