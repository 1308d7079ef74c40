import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { useState } from 'react';
import './styles.css';

const sizes = ['Small', 'Medium', 'Large'];

export default function OpenStateMenu() {
  const [open, setOpen] = useState(false);
  const [size, setSize] = useState('Medium');

  return (
    <Dropdown open={open} onOpenChange={(_event, next) => setOpen(next)}>
      <MenuButton className="open-state-menu-button">
        {open ? 'Choose a text size' : `Text size: ${size}`}
      </MenuButton>
      <Menu
        slotProps={{
          root: { className: 'open-state-menu-popup', placement: 'bottom-start' },
          listbox: { className: 'open-state-menu-list' },
        }}
      >
        {sizes.map((name) => (
          <MenuItem key={name} className="open-state-menu-item" onClick={() => setSize(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
