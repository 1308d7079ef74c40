import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton as BaseMenuButton } from '@mui/base/MenuButton';
import { MenuItem as BaseMenuItem, menuItemClasses } from '@mui/base/MenuItem';
import styled from '@mui/system/styled';

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

  &.${menuItemClasses.disabled} {
    color: light-dark(#62748e, #90a1b9);
    cursor: not-allowed;
  }

  &.danger {
    color: light-dark(#b91c1c, #fca5a5);
  }

  &:focus {
    background-color: light-dark(#00786f, #46ecd5);
    color: light-dark(#fff, #022f2e);
  }
`);

const Line = styled('hr')(`
  margin: 0.25rem 0;
  border: 0;
  border-block-start: 1px solid light-dark(#cad5e2, #45556c);
`);

export default function MenuSections() {
  return (
    <Dropdown>
      <MenuButton>Invoice 0173</MenuButton>
      <Menu
        slots={{ root: Popup, listbox: List }}
        slotProps={{ root: { placement: 'bottom-end' } }}
      >
        <MenuItem>Print</MenuItem>
        <MenuItem>Send again</MenuItem>
        <MenuItem disabled>Mark as paid</MenuItem>
        <li role="none">
          <Line />
        </li>
        <MenuItem className="danger">Cancel invoice</MenuItem>
      </Menu>
    </Dropdown>
  );
}
