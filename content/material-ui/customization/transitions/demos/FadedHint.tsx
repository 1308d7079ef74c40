import Alert from '@mui/material/Alert';
import Fade from '@mui/material/Fade';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';

export default function FadedHint() {
  const [night, setNight] = useState(true);

  return (
    <>
      <FormControlLabel
        control={<Switch checked={night} onChange={(event) => setNight(event.target.checked)} />}
        label="Deliver at night"
      />
      <Fade in={night}>
        <Alert severity="info">Night delivery costs an additional $3.</Alert>
      </Fade>
    </>
  );
}
