import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

export default function BasicContainer() {
  return (
    <Container maxWidth="xs">
      <Box sx={{ p: 2, bgcolor: 'action.hover' }}>
        However wide the page gets, this text stays in the middle and never takes more than 444
        pixels.
      </Box>
    </Container>
  );
}
