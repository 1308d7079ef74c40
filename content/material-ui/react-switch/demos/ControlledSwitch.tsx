import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useState } from 'react';

export default function ControlledSwitch() {
  const [online, setOnline] = useState(true);

  function change(event: ChangeEvent<HTMLInputElement>) {
    setOnline(event.target.checked);
  }

  return (
    <Stack>
      <FormControlLabel
        control={<Switch checked={online} onChange={change} />}
        label="Show me as online"
      />
      <Typography variant="body2" role="status">
        {online ? 'Your team sees that you are here.' : 'You appear to be away.'}
      </Typography>
    </Stack>
  );
}
