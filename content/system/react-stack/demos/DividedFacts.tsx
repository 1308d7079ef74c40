import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';

const Line = styled('span')({
  inlineSize: 1,
  backgroundColor: 'light-dark(#94a3b8, #64748b)',
});

export default function DividedFacts() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Line aria-hidden="true" />}
      sx={{ fontFamily: 'system-ui, sans-serif' }}
    >
      <span>3 rooms</span>
      <span>84 m²</span>
      <span>4th floor</span>
    </Stack>
  );
}
