import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const note =
  'The greenhouse opens at nine. Please close the door behind you, the seedlings catch cold.';

export default function TruncatedText() {
  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      <Typography noWrap>{note}</Typography>
      <Typography
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
        }}
      >
        {note}
      </Typography>
    </Stack>
  );
}
