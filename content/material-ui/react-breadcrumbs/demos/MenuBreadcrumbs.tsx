import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const hidden = ['Orders', '2025', 'November'];

export default function MenuBreadcrumbs() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <>
      <Breadcrumbs aria-label="Breadcrumbs">
        <Link href="?at=account" color="inherit" underline="hover">
          Account
        </Link>
        <IconButton
          size="small"
          aria-label="Levels in between"
          aria-haspopup="menu"
          aria-expanded={anchor ? 'true' : undefined}
          aria-controls={anchor ? 'levels' : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreHorizIcon fontSize="small" />
        </IconButton>
        <Typography aria-current="page" sx={{ color: 'text.primary' }}>
          Invoice 118
        </Typography>
      </Breadcrumbs>
      <Menu
        id="levels"
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Levels in between' } }}
      >
        {hidden.map((level) => (
          <MenuItem key={level} component="a" href={`?at=${level}`} onClick={() => setAnchor(null)}>
            {level}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
