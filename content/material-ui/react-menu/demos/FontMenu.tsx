import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const fonts =
  'Alegreya,Bitter,Cormorant,Domine,EB Garamond,Frank Ruhl Libre,Gelasio,Hepta Slab,IBM Plex Serif for small sizes,Literata,Merriweather,Noto Serif'.split(
    ',',
  );

export default function FontMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [font, setFont] = useState('Literata');

  return (
    <>
      <Button
        id="font-button"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Font: {font}
      </Button>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        slotProps={{
          paper: { sx: { maxHeight: 260, width: 200 } },
          list: { 'aria-labelledby': 'font-button' },
        }}
      >
        {fonts.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === font}
            selected={name === font}
            onClick={() => {
              setFont(name);
              setAnchor(null);
            }}
          >
            <Typography noWrap>{name}</Typography>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
