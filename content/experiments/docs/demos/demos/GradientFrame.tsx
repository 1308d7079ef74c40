import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function GradientFrame() {
  return (
    <Paper elevation={4} sx={{ p: 3 }}>
      <Typography>Boarding starts at 18:20 at gate B4.</Typography>
    </Paper>
  );
}
