import Box from '@mui/system/Box';

const dishes = ['Leek soup', 'Potato dumplings', 'Plum cake'];

export default function TighterOnPhones() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        m: 0,
        p: { xs: 1, sm: 3 },
        listStyle: 'none',
        border: '1px solid #94a3b8',
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      {dishes.map((dish) => (
        <li key={dish}>{dish}</li>
      ))}
    </Box>
  );
}
