import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { useState } from 'react';

export default function BasicDemo() {
  const [saved, setSaved] = useState(false);

  return (
    <div className="flex flex-col items-start gap-[8px]">
      <Button onClick={() => setSaved(true)}>Save changes</Button>
      <Typography role="status">
        {saved ? 'Your changes are saved.' : 'You have unsaved changes.'}
      </Typography>
    </div>
  );
}
