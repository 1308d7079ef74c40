import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import { styled } from '@mui/material/styles';

const Tile = styled(Card)(({ theme }) => ({
  maxWidth: 200,
  transition: theme.transitions.create(['transform', 'box-shadow'], {
    duration: theme.transitions.duration.shorter,
    easing: theme.transitions.easing.easeOut,
  }),
  '&:hover, &:focus-within': {
    transform: 'translateY(-4px)',
    boxShadow: theme.shadows[6],
  },
}));

export default function LiftingTile() {
  return (
    <Tile>
      <CardActionArea sx={{ p: 3, typography: 'body1' }}>Plan a visit</CardActionArea>
    </Tile>
  );
}
