import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { useState } from 'react';

const button = `
  cursor-pointer rounded-lg border border-slate-500 bg-white px-4 py-2 font-medium text-slate-900
  focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-700
  dark:border-slate-400 dark:bg-slate-900 dark:text-slate-50
  dark:focus-visible:outline-teal-300
`;

const list = `
  my-1 max-h-44 min-w-48 overflow-auto rounded-lg border border-slate-300 bg-white p-1
  font-[system-ui] text-slate-900 shadow-[0_4px_12px_rgb(0_0_0/0.2)] outline-0
  dark:border-slate-600 dark:bg-slate-900 dark:text-slate-50
`;

const item = `
  flex cursor-pointer gap-3 rounded-sm px-3 py-1 outline-0 focus:bg-teal-700 focus:text-white
  dark:focus:bg-teal-300 dark:focus:text-teal-950
`;

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
    <div className="font-[system-ui] text-base">
      <p className="mb-3" role="status">
        {text}
      </p>
      <Dropdown>
        <MenuButton className={button}>Insert a symbol</MenuButton>
        <Menu
          slotProps={{
            root: { className: 'z-1 not-[.base--open]:hidden', placement: 'bottom-start' },
            listbox: { className: list },
          }}
        >
          {symbols.map(({ name, symbol }) => (
            <MenuItem
              key={name}
              className={item}
              label={name}
              onClick={() => setText(text + symbol)}
            >
              <span className="w-5" aria-hidden="true">
                {symbol}
              </span>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
    </div>
  );
}
