import Button from '@mui/material/Button';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

export default function ScopedBaseline() {
  return (
    <ScopedCssBaseline enableColorScheme sx={{ p: 2, borderRadius: 1 }}>
      <p>
        This widget has <strong>its own font and colors</strong>, wherever it is embedded.
      </p>
      <Button variant="contained">Book a seat</Button>
    </ScopedCssBaseline>
  );
}
