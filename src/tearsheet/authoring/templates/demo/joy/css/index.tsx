import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { useState } from 'react';
import './styles.css';

export default function BasicDemo() {
  const [saved, setSaved] = useState(false);

  return (
    <div className="basic-demo">
      <Button onClick={() => setSaved(true)}>Save changes</Button>
      <Typography role="status">
        {saved ? 'Your changes are saved.' : 'You have unsaved changes.'}
      </Typography>
    </div>
  );
}
