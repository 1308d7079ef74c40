import Box from '@mui/system/Box';

export default function Boxes() {
  return <Box sx={{ p: 2 }}>A box</Box>;
}
