import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { useState } from 'react';
import './styles.css';

const signs = [
  { name: 'Degree', sign: '°' },
  { name: 'Times', sign: '×' },
  { name: 'Minus', sign: '−' },
  { name: 'Half', sign: '½' },
  { name: 'Per mille', sign: '‰' },
  { name: 'Dash', sign: '–' },
  { name: 'Ellipsis', sign: '…' },
  { name: 'Section', sign: '§' },
  { name: 'Dagger', sign: '†' },
];

export default function SignMenu() {
  const [text, setText] = useState('Boil at 100 ');

  return (
    <div className="sign-menu">
      <p className="sign-menu-text" role="status">
        {text}
      </p>
      <Dropdown>
        <MenuButton className="sign-menu-button">Insert a sign</MenuButton>
        <Menu
          slotProps={{
            root: { className: 'sign-menu-popup', placement: 'bottom-start' },
            listbox: { className: 'sign-menu-list' },
          }}
        >
          {signs.map(({ name, sign }) => (
            <MenuItem
              key={name}
              className="sign-menu-item"
              label={name}
              onClick={() => setText(text + sign)}
            >
              <span aria-hidden="true">{sign}</span>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
    </div>
  );
}
