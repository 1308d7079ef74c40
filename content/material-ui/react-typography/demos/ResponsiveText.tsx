import Typography from '@mui/material/Typography';

export default function ResponsiveText() {
  return (
    <Typography variant="h3" component="p" sx={{ fontSize: { xs: '1.75rem', sm: '3rem' } }}>
      Open house on Sunday
    </Typography>
  );
}
