import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function BasketButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button color="danger" size="sm" variant="soft">
        Remove from basket
      </Button>
      <Button color="neutral" variant="outlined">
        Change the address
      </Button>
      <Button color="primary" size="lg">
        Pay now
      </Button>
    </Stack>
  );
}
