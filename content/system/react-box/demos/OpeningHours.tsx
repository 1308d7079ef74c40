import Box from '@mui/system/Box';

export default function OpeningHours() {
  return (
    <Box
      sx={{
        p: 2,
        maxWidth: 320,
        borderRadius: 2,
        bgcolor: 'light-dark(#ecfdf5, #022c22)',
        color: 'light-dark(#022c22, #d1fae5)',
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      The bakery opens at 6 a.m., every day except Monday.
    </Box>
  );
}
