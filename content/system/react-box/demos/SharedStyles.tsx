import Box, { type BoxProps } from '@mui/system/Box';

// Callers can only set the children and the styles.
function Badge({ children, sx = [] }: Pick<BoxProps, 'children' | 'sx'>) {
  return (
    <Box
      component="span"
      sx={[
        {
          px: 1,
          borderRadius: 4,
          bgcolor: 'light-dark(#e2e8f0, #334155)',
          fontFamily: 'system-ui, sans-serif',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}

export default function SharedStyles() {
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Badge>Draft</Badge>
      <Badge sx={{ bgcolor: 'light-dark(#fde68a, #78350f)' }}>In review</Badge>
      <Badge sx={{ bgcolor: 'light-dark(#bbf7d0, #14532d)' }}>Published</Badge>
    </Box>
  );
}
