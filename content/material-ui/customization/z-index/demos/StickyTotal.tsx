import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Paper from '@mui/material/Paper';

export default function StickyTotal() {
  return (
    <Box sx={{ position: 'relative', isolation: 'isolate', maxWidth: 320, height: 120 }}>
      <Fab
        variant="extended"
        size="small"
        sx={{ position: 'absolute', insetInlineEnd: 16, top: 48 }}
      >
        Add bread
      </Fab>
      <Paper
        elevation={3}
        sx={{ position: 'absolute', inset: 'auto 0 0 0', p: 2, zIndex: 'appBar' }}
      >
        3 items in your cart
      </Paper>
    </Box>
  );
}
