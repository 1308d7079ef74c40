import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const poster = {
  fontFamily: '"Roboto Condensed", "Arial Narrow", sans-serif',
  fontWeight: 700,
  textTransform: 'uppercase',
};

export default function PosterHeadings() {
  return (
    <Stack spacing={1}>
      <Typography variant="h4" component="h3" sx={poster}>
        Night ferry to the islands
      </Typography>
      <Typography>Every Friday at 23:40 from pier 7, until the end of September.</Typography>
    </Stack>
  );
}
