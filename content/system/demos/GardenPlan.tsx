import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const BEDS = ['Beans', 'Squash', 'Herbs', 'Compost'];

export default function GardenPlan() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <Box sx={{ typography: 'body1', fontWeight: 700 }}>Plan of the garden</Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        }}
      >
        {BEDS.map((bed) => (
          <Box
            key={bed}
            sx={{
              p: 3,
              border: '1px dashed',
              borderRadius: 2,
              bgcolor: 'light-dark(#f0f7e8, #1d2b18)',
              color: 'light-dark(#33541f, #c3e2b0)',
              '&:hover': { borderStyle: 'solid' },
            }}
          >
            {bed}
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
