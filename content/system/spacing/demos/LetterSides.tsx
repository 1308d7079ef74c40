import Box from '@mui/system/Box';

export default function LetterSides() {
  return (
    <Box
      sx={{
        px: 3,
        pt: 3,
        pb: 5,
        maxWidth: 320,
        border: '1px solid #94a3b8',
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      <Box sx={{ mb: 2, fontWeight: 700 }}>Dear neighbors,</Box>
      <Box>We're having a party on Saturday and hope you'll join us.</Box>
      <Box sx={{ mt: 2, marginInlineStart: 'auto', width: 'fit-content' }}>Nora and Emil</Box>
    </Box>
  );
}
