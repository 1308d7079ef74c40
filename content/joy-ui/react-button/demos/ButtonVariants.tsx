import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="solid">Check out</Button>
      <Button variant="soft">Add to basket</Button>
      <Button variant="outlined">Compare</Button>
      <Button variant="plain">See details</Button>
    </Stack>
  );
}
