import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { useState } from 'react';
import './styles.css';

const actions = [
  { name: 'Rotate left', symbol: '↺' },
  { name: 'Rotate right', symbol: '↻' },
  { name: 'Flip', symbol: '⇄' },
];

export default function PhotoActions() {
  const [done, setDone] = useState('original');

  return (
    <div className="photo-actions">
      <span>Ferry at dawn, {done}</span>
      <Dropdown>
        <MenuButton className="photo-actions-button" aria-label="Change the photo">
          ⋯
        </MenuButton>
        <Menu
          slotProps={{
            root: { className: 'photo-actions-popup', placement: 'bottom-end' },
            listbox: { className: 'photo-actions-list' },
          }}
        >
          {actions.map(({ name, symbol }) => (
            <MenuItem
              key={name}
              className="photo-actions-item"
              label={name}
              onClick={() => setDone(`last: ${name.toLowerCase()}`)}
            >
              <span aria-hidden="true">{symbol}</span>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
    </div>
  );
}
