import FavoriteIcon from '@mui/icons-material/Favorite';
import Fab, { type FabProps } from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

const colors: FabProps['color'][] = ['default', 'primary', 'secondary', 'success'];

export default function FabColors() {
  return (
    <Stack direction="row" spacing={1}>
      {colors.map((color) => (
        <Fab key={color} color={color} size="medium" aria-label={`Like, ${color}`}>
          <FavoriteIcon />
        </Fab>
      ))}
      <Fab disabled size="medium" aria-label="Like, disabled">
        <FavoriteIcon />
      </Fab>
    </Stack>
  );
}
