import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputVariants() {
  return (
    <Stack spacing={2}>
      <Input aria-label="City" defaultValue="Bergen" />
      <Input aria-label="Street" defaultValue="Strandgaten 14" variant="soft" />
      <Input aria-label="Floor" defaultValue="Third" variant="plain" />
      <Input aria-label="Note" defaultValue="Ring twice" variant="soft" color="primary" size="lg" />
    </Stack>
  );
}
