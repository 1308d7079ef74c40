import CssBaseline from '@mui/material/CssBaseline';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';

export default function BaselinePage() {
  const [on, setOn] = useState(true);

  return (
    <main>
      {on && <CssBaseline enableColorScheme />}
      <FormControlLabel
        label="CssBaseline"
        control={<Switch checked={on} onChange={() => setOn(!on)} />}
      />
      <p>
        Honey that was stored <strong>in the dark</strong> keeps its color for years.
      </p>
      <input aria-label="Harvest" type="date" />
    </main>
  );
}
