import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton as BaseMenuButton, menuButtonClasses } from '@mui/base/MenuButton';
import { MenuItem as BaseMenuItem } from '@mui/base/MenuItem';
import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';
import { useState } from 'react';

const MenuButton = styled(BaseMenuButton)(`
  width: 2.5rem;
  height: 2.5rem;
  padding: 0;
  border: 1px solid transparent;
  border-radius: 50%;
  background-color: transparent;
  color: inherit;
  font: 700 1.25rem / 1 system-ui, sans-serif;
  cursor: pointer;

  &:hover,
  &.${menuButtonClasses.expanded} {
    border-color: light-dark(#62748e, #90a1b9);
  }

  &:focus-visible {
    outline: 2px solid light-dark(#00786f, #46ecd5);
    outline-offset: 2px;
  }
`);

const Popup = styled('div')({ zIndex: 1, '&:not(.base--open)': { display: 'none' } });

const List = styled('ul')(`
  box-sizing: border-box;
  min-width: 10rem;
  margin: 0.25rem 0;
  padding: 0.25rem;
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

  &:focus {
    background-color: light-dark(#00786f, #46ecd5);
    color: light-dark(#fff, #022f2e);
  }
`);

const actions = [
  { name: 'Rotate left', symbol: '↺' },
  { name: 'Rotate right', symbol: '↻' },
  { name: 'Flip', symbol: '⇄' },
];

export default function PhotoActions() {
  const [done, setDone] = useState('original');

  return (
    <Stack
      direction="row"
      spacing={1.5}
      sx={{ alignItems: 'center', font: '1rem / 1.5 system-ui, sans-serif' }}
    >
      <span>Ferry at dawn, {done}</span>
      <Dropdown>
        <MenuButton aria-label="Change the photo">⋯</MenuButton>
        <Menu
          slots={{ root: Popup, listbox: List }}
          slotProps={{ root: { placement: 'bottom-end' } }}
        >
          {actions.map(({ name, symbol }) => (
            <MenuItem
              key={name}
              label={name}
              onClick={() => setDone(`last: ${name.toLowerCase()}`)}
            >
              <span aria-hidden="true">{symbol}</span>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
    </Stack>
  );
}
