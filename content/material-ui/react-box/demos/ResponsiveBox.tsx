import Box from '@mui/material/Box';

export default function ResponsiveBox() {
  return (
    <Box
      sx={{
        p: { xs: 1, sm: 2, md: 4 },
        width: { xs: '100%', md: 0.5 },
        typography: { xs: 'body2', md: 'body1' },
        bgcolor: 'action.hover',
      }}
    >
      On a wide screen, this text is larger, has more space around it, and takes half the width.
    </Box>
  );
}
