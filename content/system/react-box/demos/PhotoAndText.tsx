import Box from '@mui/system/Box';

export default function PhotoAndText() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '160px 1fr' },
        gap: 2,
        width: 1,
        maxWidth: 480,
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      <Box
        role="img"
        aria-label="A lake between two hills"
        sx={{
          height: 96,
          borderRadius: 1,
          background: 'linear-gradient(#bae6fd 45%, #166534 45% 60%, #0284c7 60%)',
        }}
      />
      <Box>
        <Box sx={{ fontWeight: 700 }}>Lake walk</Box>
        Eleven kilometers around the water, mostly in the shade.
      </Box>
    </Box>
  );
}
