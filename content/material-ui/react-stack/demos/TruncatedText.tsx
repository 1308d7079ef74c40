import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TruncatedText() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', width: 280 }}>
      <Avatar aria-hidden>T</Avatar>
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap>Tove Andersen</Typography>
        <Typography noWrap variant="body2" color="text.secondary">
          The second coat of varnish is dry, you can bring the chairs back in
        </Typography>
      </Box>
    </Stack>
  );
}
