import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { useState } from 'react';

const button = `
  size-10 cursor-pointer rounded-full border border-transparent text-xl/none font-bold
  hover:border-slate-500 aria-expanded:border-slate-500 dark:hover:border-slate-400
  dark:aria-expanded:border-slate-400
  focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-700
  dark:focus-visible:outline-teal-300
`;

const list = `
  my-1 min-w-40 rounded-lg border border-slate-300 bg-white p-1 font-[system-ui] text-slate-900
  shadow-[0_4px_12px_rgb(0_0_0/0.2)] outline-0 dark:border-slate-600 dark:bg-slate-900
  dark:text-slate-50
`;

const item = `
  flex cursor-pointer gap-3 rounded-sm px-3 py-1 outline-0 focus:bg-teal-700 focus:text-white
  dark:focus:bg-teal-300 dark:focus:text-teal-950
`;

const actions = [
  { name: 'Rotate left', symbol: '↺' },
  { name: 'Rotate right', symbol: '↻' },
  { name: 'Flip', symbol: '⇄' },
];

export default function PhotoActions() {
  const [done, setDone] = useState('original');

  return (
    <div className="flex items-center gap-3 font-[system-ui] text-base">
      <span>Ferry at dawn, {done}</span>
      <Dropdown>
        <MenuButton className={button} aria-label="Change the photo">
          ⋯
        </MenuButton>
        <Menu
          slotProps={{
            root: { className: 'z-1 not-[.base--open]:hidden', placement: 'bottom-end' },
            listbox: { className: list },
          }}
        >
          {actions.map(({ name, symbol }) => (
            <MenuItem
              key={name}
              className={item}
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
