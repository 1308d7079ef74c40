import Box from '@mui/system/Box';

const steps = [0.5, 1, 2, 3, 4, 6];

export default function SpacingSteps() {
  return (
    <Box sx={{ display: 'grid', gap: 1, fontFamily: 'system-ui, sans-serif' }}>
      {steps.map((step) => (
        <Box key={step} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box sx={{ width: 32 }}>{step}</Box>
          <Box sx={{ pr: step, py: 1, bgcolor: 'light-dark(#0f766e, #5eead4)' }} />
          <Box>{step * 8} pixels</Box>
        </Box>
      ))}
    </Box>
  );
}
