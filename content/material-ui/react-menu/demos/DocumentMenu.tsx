import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

export default function DocumentMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [done, setDone] = useState('Nothing yet');
  const open = Boolean(anchor);

  function choose(action: string) {
    setDone(action);
    setAnchor(null);
  }

  return (
    <div>
      <Button
        id="document-button"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? 'document-menu' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Document
      </Button>
      <Menu
        id="document-menu"
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': 'document-button' } }}
      >
        <MenuItem onClick={() => choose('Renamed')}>Rename</MenuItem>
        <MenuItem onClick={() => choose('Duplicated')}>Duplicate</MenuItem>
        <MenuItem onClick={() => choose('Archived')}>Archive</MenuItem>
      </Menu>
      <p aria-live="polite">Last action: {done}</p>
    </div>
  );
}
