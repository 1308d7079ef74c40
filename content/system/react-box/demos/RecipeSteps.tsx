import Box from '@mui/system/Box';

const steps = ['Weigh the flour', 'Add water and salt', 'Let it rest overnight'];

export default function RecipeSteps() {
  return (
    <Box
      component="ol"
      sx={{ m: 0, pl: 0, listStylePosition: 'inside', fontFamily: 'system-ui, sans-serif' }}
    >
      {steps.map((step) => (
        <Box component="li" key={step} sx={{ py: 1, borderBottom: '1px solid #94a3b8' }}>
          {step}
        </Box>
      ))}
    </Box>
  );
}
