import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function BasicButtons() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography sx={{ flexGrow: 1, marginInlineEnd: 2 }}>Draft: Winter opening hours</Typography>
      <Button variant="text">Discard</Button>
      <Button variant="outlined">Preview</Button>
      <Button variant="contained">Publish</Button>
    </Box>
  );
}
