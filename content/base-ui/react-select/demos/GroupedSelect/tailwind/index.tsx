import { Option } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';

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
  cursor-pointer rounded-sm px-2 py-1 outline-0 aria-selected:font-semibold
  [&.base-Option-highlighted]:bg-teal-700 [&.base-Option-highlighted]:text-white
  dark:[&.base-Option-highlighted]:bg-teal-300 dark:[&.base-Option-highlighted]:text-teal-950
`;

const coasts = [
  { country: 'Denmark', ports: ['Hirtshals', 'Skagen'] },
  { country: 'Norway', ports: ['Bergen', 'Kristiansand', 'Stavanger'] },
];

export default function GroupedSelect() {
  return (
    <Select
      aria-label="Port"
      placeholder="Choose a port"
      slotProps={{
        root: { className: button },
        popup: { className: 'z-1 not-[.base--open]:hidden' },
        listbox: { className: list, 'aria-label': 'Port' },
      }}
    >
      {coasts.map(({ country, ports }) => (
        <OptionGroup
          key={country}
          label={country}
          slotProps={{
            root: { role: 'none' },
            label: {
              className: 'block px-2 py-1 text-sm text-slate-600 dark:text-slate-300',
              'aria-hidden': true,
            },
            list: { role: 'group', 'aria-label': country },
          }}
        >
          {ports.map((port) => (
            <Option key={port} className={option} value={port}>
              {port}
            </Option>
          ))}
        </OptionGroup>
      ))}
    </Select>
  );
}
