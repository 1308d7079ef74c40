import Stack from '@mui/system/Stack';

const filters = ['With balcony', 'Quiet street', 'Pets welcome', 'Ground floor', 'Under €900'];

export default function FilterRow() {
  return (
    <Stack
      component="ul"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none', fontFamily: 'system-ui, sans-serif' }}
    >
      {filters.map((filter) => (
        <Stack
          component="li"
          key={filter}
          sx={{ px: 1.5, py: 0.5, borderRadius: 4, bgcolor: 'light-dark(#e2e8f0, #334155)' }}
        >
          {filter}
        </Stack>
      ))}
    </Stack>
  );
}
