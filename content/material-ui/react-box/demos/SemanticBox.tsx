import Box from '@mui/material/Box';

export default function SemanticBox() {
  return (
    <Box component="nav" aria-label="Guide">
      <Box component="ul" sx={{ display: 'flex', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        <li>
          <Box component="a" href="?chapter=packing" sx={{ color: 'primary.main' }}>
            Packing
          </Box>
        </li>
        <li>
          <Box component="a" href="?chapter=tickets" sx={{ color: 'primary.main' }}>
            Tickets
          </Box>
        </li>
      </Box>
    </Box>
  );
}
