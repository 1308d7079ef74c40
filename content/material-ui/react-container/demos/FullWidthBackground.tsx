import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function FullWidthBackground() {
  return (
    <Box
      component="section"
      sx={{ width: '100%', py: 4, bgcolor: 'primary.main', color: 'primary.contrastText' }}
    >
      <Container maxWidth="xs">
        <Typography variant="h6" component="h3">
          Rowing for beginners
        </Typography>
        <Typography>Six Saturdays on the lake, boats and oars included.</Typography>
      </Container>
    </Box>
  );
}
