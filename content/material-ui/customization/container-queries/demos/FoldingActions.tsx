import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function FoldingActions() {
  return (
    <Stack spacing={2}>
      {[160, 280].map((width) => (
        <Box key={width} sx={{ width, containerType: 'inline-size' }}>
          <Box
            sx={{
              display: 'flex',
              gap: 1,
              p: 1,
              border: 1,
              borderColor: 'divider',
              flexDirection: { '@': 'column', '@240': 'row' },
            }}
          >
            <Button variant="outlined">Reply</Button>
            <Button>Archive</Button>
          </Box>
        </Box>
      ))}
    </Stack>
  );
}
