import { Button } from '@mui/base/Button';
import { useState } from 'react';
import './styles.css';

export default function BasicDemo() {
  const [saved, setSaved] = useState(false);

  return (
    <div className="basic-demo">
      <Button className="basic-demo-button" onClick={() => setSaved(true)}>
        Save changes
      </Button>
      <p className="basic-demo-status" role="status">
        {saved ? 'Your changes are saved.' : 'You have unsaved changes.'}
      </p>
    </div>
  );
}
