import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './styles.css';

export default function MenuSections() {
  return (
    <Dropdown>
      <MenuButton className="menu-sections-button">Invoice 0173</MenuButton>
      <Menu
        slotProps={{
          root: { className: 'menu-sections-popup', placement: 'bottom-end' },
          listbox: { className: 'menu-sections-list' },
        }}
      >
        <MenuItem className="menu-sections-item">Print</MenuItem>
        <MenuItem className="menu-sections-item">Send again</MenuItem>
        <MenuItem className="menu-sections-item" disabled>
          Mark as paid
        </MenuItem>
        <li role="none">
          <hr className="menu-sections-line" />
        </li>
        <MenuItem className="menu-sections-item menu-sections-danger">Cancel invoice</MenuItem>
      </Menu>
    </Dropdown>
  );
}
