import Stack from '@mui/system/Stack';

export default function ContactLines() {
  return (
    <Stack spacing={1} sx={{ fontFamily: 'system-ui, sans-serif' }}>
      <strong>Tourist office</strong>
      <span>Market square 4</span>
      <span>Open from nine to five</span>
    </Stack>
  );
}
