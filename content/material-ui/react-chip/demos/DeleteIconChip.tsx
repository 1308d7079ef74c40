import LogoutIcon from '@mui/icons-material/Logout';
import Chip from '@mui/material/Chip';
import { useState } from 'react';

export default function DeleteIconChip() {
  const [joined, setJoined] = useState(true);

  return joined ? (
    <Chip
      label="Choir"
      aria-label="Choir, press Delete to leave"
      deleteIcon={<LogoutIcon />}
      onDelete={() => setJoined(false)}
    />
  ) : (
    <Chip label="Join the choir" variant="outlined" onClick={() => setJoined(true)} />
  );
}
