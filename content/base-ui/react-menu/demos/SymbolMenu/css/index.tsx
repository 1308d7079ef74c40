import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { useState } from 'react';
import './styles.css';

const symbols = [
  { name: 'Degree', symbol: '°' },
  { name: 'Times', symbol: '×' },
  { name: 'Minus', symbol: '−' },
  { name: 'Half', symbol: '½' },
  { name: 'Per mille', symbol: '‰' },
  { name: 'Dash', symbol: '–' },
  { name: 'Ellipsis', symbol: '…' },
  { name: 'Section', symbol: '§' },
  { name: 'Dagger', symbol: '†' },
];

export default function SymbolMenu() {
  const [text, setText] = useState('Boil at 100 ');

  return (
    <div className="symbol-menu">
      <p className="symbol-menu-text" role="status">
        {text}
      </p>
      <Dropdown>
        <MenuButton className="symbol-menu-button">Insert a symbol</MenuButton>
        <Menu
          slotProps={{
            root: { className: 'symbol-menu-popup', placement: 'bottom-start' },
            listbox: { className: 'symbol-menu-list' },
          }}
        >
          {symbols.map(({ name, symbol }) => (
            <MenuItem
              key={name}
              className="symbol-menu-item"
              label={name}
              onClick={() => setText(text + symbol)}
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
