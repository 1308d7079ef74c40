import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { useState } from 'react';

const button = `
  cursor-pointer rounded-lg border border-slate-500 bg-white px-4 py-2 font-[system-ui] font-medium
  text-slate-900 focus-visible:outline-2 focus-visible:outline-offset-2
  focus-visible:outline-teal-700 dark:border-slate-400 dark:bg-slate-900 dark:text-slate-50
  dark:focus-visible:outline-teal-300
  after:ms-2 after:inline-block after:transition-[rotate] after:content-['▾'_/_'']
  aria-expanded:after:rotate-180
`;

const list = `
  my-1 min-w-48 rounded-lg border border-slate-300 bg-white p-1 font-[system-ui] text-slate-900
  shadow-[0_4px_12px_rgb(0_0_0/0.2)] outline-0 dark:border-slate-600 dark:bg-slate-900
  dark:text-slate-50
`;

const item = `
  cursor-pointer rounded-sm px-3 py-1 outline-0 focus:bg-teal-700 focus:text-white
  dark:focus:bg-teal-300 dark:focus:text-teal-950
`;

const sizes = ['Small', 'Medium', 'Large'];

export default function OpenStateMenu() {
  const [open, setOpen] = useState(false);
  const [size, setSize] = useState('Medium');

  return (
    <Dropdown open={open} onOpenChange={(_event, next) => setOpen(next)}>
      <MenuButton className={button}>
        {open ? 'Choose a text size' : `Text size: ${size}`}
      </MenuButton>
      <Menu
        slotProps={{
          root: { className: 'z-1 not-[.base--open]:hidden', placement: 'bottom-start' },
          listbox: { className: list },
        }}
      >
        {sizes.map((name) => (
          <MenuItem key={name} className={item} onClick={() => setSize(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
