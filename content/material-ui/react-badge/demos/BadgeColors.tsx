import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const colors = ['primary', 'secondary', 'error', 'success'] as const;

export default function BadgeColors() {
  return (
    <Stack direction="row" spacing={4}>
      {colors.map((color) => (
        <Badge key={color} badgeContent={2} color={color}>
          <ShoppingCartIcon />
        </Badge>
      ))}
    </Stack>
  );
}
