import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton as BaseMenuButton, menuButtonClasses } from '@mui/base/MenuButton';
import { MenuItem as BaseMenuItem } from '@mui/base/MenuItem';
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

  &::after {
    display: inline-block;
    margin-inline-start: 0.5rem;
    transition: rotate 0.2s;
    content: '▾' / '';
  }

  &.${menuButtonClasses.expanded}::after {
    rotate: 180deg;
  }

  &:focus-visible {
    outline: 2px solid light-dark(#00786f, #46ecd5);
    outline-offset: 2px;
  }
`);

const Popup = styled('div')({ zIndex: 1, '&:not(.base--open)': { display: 'none' } });

const List = styled('ul')(`
  box-sizing: border-box;
  min-width: 12rem;
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
  padding: 0.25rem 0.75rem;
  border-radius: 0.25rem;
  outline: 0;
  cursor: pointer;

  &:focus {
    background-color: light-dark(#00786f, #46ecd5);
    color: light-dark(#fff, #022f2e);
  }
`);

const sizes = ['Small', 'Medium', 'Large'];

export default function OpenStateMenu() {
  const [open, setOpen] = useState(false);
  const [size, setSize] = useState('Medium');

  return (
    <Dropdown open={open} onOpenChange={(_event, next) => setOpen(next)}>
      <MenuButton>{open ? 'Choose a text size' : `Text size: ${size}`}</MenuButton>
      <Menu
        slots={{ root: Popup, listbox: List }}
        slotProps={{ root: { placement: 'bottom-start' } }}
      >
        {sizes.map((name) => (
          <MenuItem key={name} onClick={() => setSize(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
