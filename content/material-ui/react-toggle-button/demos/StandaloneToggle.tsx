import MicIcon from '@mui/icons-material/Mic';
import MicOffIcon from '@mui/icons-material/MicOff';
import ToggleButton from '@mui/material/ToggleButton';
import { useState } from 'react';

export default function StandaloneToggle() {
  const [muted, setMuted] = useState(false);

  return (
    <ToggleButton
      value="muted"
      color="error"
      aria-label="Mute microphone"
      selected={muted}
      onChange={() => setMuted(!muted)}
    >
      {muted ? <MicOffIcon /> : <MicIcon />}
    </ToggleButton>
  );
}
