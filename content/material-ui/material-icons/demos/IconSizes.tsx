import FavoriteIcon from '@mui/icons-material/Favorite';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

export default function IconSizes() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <FavoriteIcon fontSize="small" />
      <FavoriteIcon />
      <FavoriteIcon fontSize="large" />
      <FavoriteIcon sx={{ fontSize: 56 }} />
      <Box sx={{ typography: 'h6' }}>
        As high as the text <FavoriteIcon fontSize="inherit" />
      </Box>
    </Stack>
  );
}
