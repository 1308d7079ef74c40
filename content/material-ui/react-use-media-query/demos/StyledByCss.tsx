import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

export default function StyledByCss() {
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: { xs: 0, sm: 4 },
        p: 2,
      }}
    >
      <Box sx={{ fontWeight: 'bold' }}>Saturday market</Box>
      <div>Eight to one, behind the church</div>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>Bring a bag</Box>
    </Paper>
  );
}
