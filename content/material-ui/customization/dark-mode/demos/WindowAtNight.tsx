import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Pane = styled('div')(({ theme }) => ({
  inlineSize: 240,
  blockSize: 96,
  borderRadius: 8,
  background: 'linear-gradient(#90caf9, #fff8e1)',
  ...theme.applyStyles('dark', {
    background: 'linear-gradient(#0d1b3e, #3e2f5b)',
  }),
}));

export default function WindowAtNight() {
  return (
    <figure style={{ margin: 0 }}>
      <Pane role="img" aria-label="The view from the tower" />
      <Typography component="figcaption" variant="body2" sx={{ mt: 1 }}>
        From the tower, right now
      </Typography>
    </figure>
  );
}
