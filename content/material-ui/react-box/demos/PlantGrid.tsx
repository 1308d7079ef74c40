import Box from '@mui/material/Box';

const plants = ['Basil', 'Chives', 'Dill', 'Fennel', 'Lovage', 'Mint'];

export default function PlantGrid() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
        gap: 1,
        width: '100%',
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {plants.map((plant) => (
        <Box
          key={plant}
          component="li"
          sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, textAlign: 'center' }}
        >
          {plant}
        </Box>
      ))}
    </Box>
  );
}
