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
      <Box>we celebrate on Saturday and hope you will join us.</Box>
      <Box sx={{ mt: 2, marginInlineStart: 'auto', width: 'fit-content' }}>Nora and Emil</Box>
    </Box>
  );
}
