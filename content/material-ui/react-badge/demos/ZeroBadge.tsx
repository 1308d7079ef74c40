import InventoryIcon from '@mui/icons-material/Inventory2';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

export default function ZeroBadge() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent={0} color="error">
        <InventoryIcon />
      </Badge>
      <Badge badgeContent={0} color="error" showZero>
        <InventoryIcon />
      </Badge>
    </Stack>
  );
}
