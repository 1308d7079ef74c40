import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton as BaseMenuButton } from '@mui/base/MenuButton';
import { MenuItem as BaseMenuItem } from '@mui/base/MenuItem';
import Box from '@mui/system/Box';
import styled from '@mui/system/styled';
import { useState } from 'react';

const MenuButton = styled(BaseMenuButton)(`
  padding: 0.5rem 1rem;
  border: 1px solid light-dark(#62748e, #90a1b9);
  border-radius: 0.5rem;
  background-color: light-dark(#fff, #0f172b);
  color: light-dark(#0f172b, #f8fafc);
  font: 500 1rem / 1.5 system-ui, sans-serif;
  cursor: pointer;

  &:focus-visible {
    outline: 2px solid light-dark(#00786f, #46ecd5);
    outline-offset: 2px;
  }
`);

const Popup = styled('div')({ zIndex: 1, '&:not(.base--open)': { display: 'none' } });

const List = styled('ul')(`
  box-sizing: border-box;
  min-width: 12rem;
  max-height: 11rem;
  margin: 0.25rem 0;
  padding: 0.25rem;
  overflow: auto;
  border: 1px solid light-dark(#cad5e2, #45556c);
  border-radius: 0.5rem;
  outline: 0;
  background-color: light-dark(#fff, #0f172b);
  color: light-dark(#0f172b, #f8fafc);
  box-shadow: 0 4px 12px rgb(0 0 0 / 0.2);
  font: 1rem / 1.5 system-ui, sans-serif;
  list-style: none;
`);

const MenuItem = styled(BaseMenuItem)(`
  display: flex;
  gap: 0.75rem;
  padding: 0.25rem 0.75rem;
  border-radius: 0.25rem;
  outline: 0;
  cursor: pointer;

  & > span {
    width: 1.25rem;
  }

  &:focus {
    background-color: light-dark(#00786f, #46ecd5);
    color: light-dark(#fff, #022f2e);
  }
`);

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
    <Box sx={{ font: '1rem / 1.5 system-ui, sans-serif' }}>
      <Box component="p" role="status" sx={{ m: 0, mb: 1.5 }}>
        {text}
      </Box>
      <Dropdown>
        <MenuButton>Insert a symbol</MenuButton>
        <Menu
          slots={{ root: Popup, listbox: List }}
          slotProps={{ root: { placement: 'bottom-start' } }}
        >
          {symbols.map(({ name, symbol }) => (
            <MenuItem key={name} label={name} onClick={() => setText(text + symbol)}>
              <span aria-hidden="true">{symbol}</span>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
    </Box>
  );
}
