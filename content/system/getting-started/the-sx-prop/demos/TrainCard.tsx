import Box from '@mui/system/Box';

export default function TrainCard() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: 2,
        p: 2,
        width: 1,
        maxWidth: 420,
        boxSizing: 'border-box',
        border: '1px solid #94a3b8',
        borderRadius: 2,
        bgcolor: '#f8fafc',
        color: '#0f172a',
        fontFamily: 'system-ui, sans-serif',
        '&:hover': { borderColor: '#0f172a' },
      }}
    >
      <Box sx={{ fontSize: 28, fontWeight: 700 }}>09:42</Box>
      <Box>
        <Box sx={{ fontWeight: 700 }}>Harbour to Old Town</Box>
        <Box sx={{ color: '#475569' }}>Platform 3, on time</Box>
      </Box>
    </Box>
  );
}
