import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { useState } from 'react';
import './styles.css';

const actions = ['Rename', 'Duplicate', 'Move to archive'];

export default function MenuBasics() {
  const [done, setDone] = useState('');

  return (
    <div>
      <Dropdown>
        <MenuButton className="menu-basics-button">Sketchbook</MenuButton>
        <Menu
          slotProps={{
            root: { className: 'menu-basics-popup', placement: 'bottom-start' },
            listbox: { className: 'menu-basics-list' },
          }}
        >
          {actions.map((action) => (
            <MenuItem key={action} className="menu-basics-item" onClick={() => setDone(action)}>
              {action}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <p className="menu-basics-status" role="status">
        {done ? `You chose: ${done}` : 'Nothing chosen yet'}
      </p>
    </div>
  );
}
