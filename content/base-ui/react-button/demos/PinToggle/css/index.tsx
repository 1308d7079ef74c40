import { Button } from '@mui/base/Button';
import { useState } from 'react';
import './styles.css';

export default function PinToggle() {
  const [pinned, setPinned] = useState(true);

  return (
    <Button className="pin-toggle" aria-pressed={pinned} onClick={() => setPinned(!pinned)}>
      Pin this note
    </Button>
  );
}
