import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

export default function FixedContainer() {
  return (
    <Container fixed maxWidth="sm">
      <Box sx={{ p: 2, bgcolor: 'action.hover' }}>
        Resize the browser window: up to 600 pixels, this is as wide as the page, and then it stays
        the same.
      </Box>
    </Container>
  );
}
