import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const themes = new Map([14, 17, 20].map((size) => [size, withTextOf(size)]));

function withTextOf(fontSize: number) {
  return createTheme({ typography: { fontSize } });
}

export default function TextSizes() {
  const [size, setSize] = useState(14);

  return (
    <Stack spacing={3} sx={{ alignItems: 'center', textAlign: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={size}
        onChange={(_event, chosen: number | null) => setSize(chosen ?? size)}
        aria-label="Size of the text"
      >
        <ToggleButton value={14}>14</ToggleButton>
        <ToggleButton value={17}>17</ToggleButton>
        <ToggleButton value={20}>20</ToggleButton>
      </ToggleButtonGroup>
      <ThemeProvider theme={themes.get(size) ?? withTextOf(size)}>
        <div>
          <Typography variant="h5" component="p" gutterBottom>
            Night ferry to Turin
          </Typography>
          <Button variant="contained">Book a cabin</Button>
        </div>
      </ThemeProvider>
    </Stack>
  );
}
