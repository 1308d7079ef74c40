import Box from '@mui/material/Box';

export default function FixedSide() {
  return (
    <Box
      component="pre"
      dir="ltr"
      sx={{
        m: 0,
        color: 'text.primary',
        textAlign: 'left /* @noflip */',
        paddingLeft: '16px /* @noflip */',
        borderLeft: '4px solid /* @noflip */',
      }}
    >
      npm run build
    </Box>
  );
}
