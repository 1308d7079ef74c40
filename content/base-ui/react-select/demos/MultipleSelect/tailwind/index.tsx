import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { useState } from 'react';

const button = `
  flex w-60 cursor-pointer justify-between rounded-lg border border-slate-500 bg-white px-3 py-2
  font-[system-ui] text-slate-900 after:[content:'▾'_/_''] dark:border-slate-400 dark:bg-slate-900
  dark:text-slate-50
  focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-700
  dark:focus-visible:outline-teal-300
`;

const list = `
  my-1 w-60 rounded-lg border border-slate-300 bg-white p-1 font-[system-ui] text-slate-900
  shadow-[0_4px_12px_rgb(0_0_0/0.2)] outline-0 dark:border-slate-600 dark:bg-slate-900
  dark:text-slate-50
`;

const option = `
  cursor-pointer rounded-sm px-2 py-1 outline-0
  before:inline-block before:w-6 aria-selected:before:[content:'✓'_/_'']
  [&.base-Option-highlighted]:bg-teal-700 [&.base-Option-highlighted]:text-white
  dark:[&.base-Option-highlighted]:bg-teal-300 dark:[&.base-Option-highlighted]:text-teal-950
`;

const instruments = ['Cello', 'Clarinet', 'Flute', 'Harp', 'Oboe'];

export default function MultipleSelect() {
  const [chosen, setChosen] = useState(['Flute']);
  const names = chosen.join(', ') || 'Choose instruments';
  const summary = chosen.length > 2 ? `${chosen.length} instruments` : names;

  return (
    <Select
      multiple
      aria-label="Instruments"
      value={chosen}
      onChange={(_event, values) => setChosen(values)}
      renderValue={() => summary}
      slotProps={{
        root: { className: button },
        popup: { className: 'z-1 not-[.base--open]:hidden' },
        listbox: { className: list, 'aria-label': 'Instruments' },
      }}
    >
      {instruments.map((instrument) => (
        <Option key={instrument} className={option} value={instrument}>
          {instrument}
        </Option>
      ))}
    </Select>
  );
}
