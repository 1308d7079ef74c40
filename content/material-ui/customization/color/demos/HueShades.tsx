import Box from '@mui/material/Box';
import { teal } from '@mui/material/colors';
import { getContrastRatio } from '@mui/material/styles';

const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;

function readableOn(background: string) {
  return getContrastRatio('#fff', background) >= 4.5 ? '#fff' : '#000';
}

export default function HueShades() {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%', maxWidth: 360 }}>
      {shades.map((shade) => (
        <Box
          component="li"
          key={shade}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            px: 2,
            py: 1,
            typography: 'body2',
            bgcolor: teal[shade],
            color: readableOn(teal[shade]),
          }}
        >
          <span>teal {shade}</span>
          <code dir="ltr">{teal[shade]}</code>
        </Box>
      ))}
    </Box>
  );
}
