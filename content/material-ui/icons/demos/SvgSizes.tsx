import AnchorIcon from '@mui/icons-material/Anchor';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SvgSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <AnchorIcon fontSize="small" />
      <AnchorIcon />
      <AnchorIcon fontSize="large" />
      <AnchorIcon sx={{ fontSize: 56 }} />
      <Typography variant="body2">
        <AnchorIcon fontSize="inherit" sx={{ verticalAlign: 'text-bottom' }} /> like the text
      </Typography>
    </Stack>
  );
}
