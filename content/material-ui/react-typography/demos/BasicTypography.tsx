import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function BasicTypography() {
  return (
    <Box sx={{ maxWidth: 360 }}>
      <Typography variant="h5" component="h2" gutterBottom>
        Repair café
      </Typography>
      <Typography gutterBottom>
        Bring a broken lamp, radio or zipper. Volunteers show you how to fix it.
      </Typography>
      <Typography variant="body2" color="textSecondary">
        First Saturday of the month, 2 to 6 p.m.
      </Typography>
    </Box>
  );
}
