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
        bgcolor: 'light-dark(#f8fafc, #0f172a)',
        color: 'light-dark(#0f172a, #f8fafc)',
        fontFamily: 'system-ui, sans-serif',
        '&:hover': { borderColor: 'currentcolor' },
      }}
    >
      <Box sx={{ fontSize: 28, fontWeight: 700 }}>09:42</Box>
      <Box>
        <Box sx={{ fontWeight: 700 }}>Harbor to Old Town</Box>
        <Box sx={{ color: 'light-dark(#475569, #cbd5e1)' }}>Platform 3, on time</Box>
      </Box>
    </Box>
  );
}
