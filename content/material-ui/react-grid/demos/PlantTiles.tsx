import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const plants = ['Fern', 'Moss', 'Orchid', 'Palm', 'Cactus', 'Ivy', 'Sundew'];

export default function PlantTiles() {
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))',
      }}
    >
      {plants.map((plant) => (
        <Paper
          key={plant}
          variant="outlined"
          sx={{ p: 2, gridRow: plant === 'Palm' ? 'span 2' : undefined }}
        >
          {plant}
        </Paper>
      ))}
    </Box>
  );
}
