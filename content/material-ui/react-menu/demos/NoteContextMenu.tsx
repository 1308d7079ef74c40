import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type MouseEvent, useState } from 'react';

export default function NoteContextMenu() {
  const [position, setPosition] = useState<{ top: number; left: number }>();
  const [pinned, setPinned] = useState(false);
  const close = () => setPosition(undefined);

  function openAtPointer(event: MouseEvent) {
    event.preventDefault();
    setPosition({ top: event.clientY, left: event.clientX });
  }

  function openBelow(event: MouseEvent) {
    const { bottom, left } = event.currentTarget.getBoundingClientRect();
    setPosition({ top: bottom, left });
  }

  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        onClick={openBelow}
        onContextMenu={openAtPointer}
        sx={{ p: 3, border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        {pinned ? 'Pinned: ' : ''}Water the tomatoes before eight
      </ButtonBase>
      <Menu
        open={Boolean(position)}
        onClose={close}
        onContextMenu={openAtPointer}
        anchorReference="anchorPosition"
        {...(position && { anchorPosition: position })}
        slotProps={{ list: { 'aria-label': 'Note' } }}
      >
        <MenuItem
          onClick={() => {
            setPinned(!pinned);
            close();
          }}
        >
          {pinned ? 'Unpin' : 'Pin'}
        </MenuItem>
        <MenuItem onClick={close}>Copy text</MenuItem>
      </Menu>
    </>
  );
}
