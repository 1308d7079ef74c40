import Stack from '@mui/system/Stack';

export default function ContactLines() {
  return (
    <Stack spacing={1} sx={{ fontFamily: 'system-ui, sans-serif' }}>
      <strong>Tourist office</strong>
      <span>4 Market Square</span>
      <span>Open 9 a.m. to 5 p.m.</span>
    </Stack>
  );
}
