import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

export default function ControlledCheckbox() {
  const [copied, setCopied] = useState(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        control={
          <Checkbox checked={copied} onChange={(event) => setCopied(event.target.checked)} />
        }
        label="I have copied the pictures to my computer"
      />
      <Button variant="outlined" color="error" disabled={!copied}>
        Erase memory card
      </Button>
    </Stack>
  );
}
