import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function AccountBar() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;

  function close() {
    setAnchor(null);
  }

  return (
    <AppBar position="static">
      <Toolbar>
        <Typography variant="h6" component="p" noWrap sx={{ flexGrow: 1 }}>
          Harbor library
        </Typography>
        <IconButton
          id="account-button"
          edge="end"
          aria-label="NK, account of Nora Kim"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? 'account-menu' : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Avatar sx={{ bgcolor: 'background.paper', color: 'text.primary' }}>NK</Avatar>
        </IconButton>
        <Menu
          id="account-menu"
          anchorEl={anchor}
          open={open}
          onClose={close}
          slotProps={{ list: { 'aria-labelledby': 'account-button' } }}
        >
          <MenuItem onClick={close}>My loans</MenuItem>
          <MenuItem onClick={close}>Settings</MenuItem>
          <MenuItem onClick={close}>Sign out</MenuItem>
        </Menu>
      </Toolbar>
    </AppBar>
  );
}
