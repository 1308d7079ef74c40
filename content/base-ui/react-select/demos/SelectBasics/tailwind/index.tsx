import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { useId } from 'react';

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
  aria-disabled:cursor-not-allowed aria-disabled:text-slate-500 dark:aria-disabled:text-slate-400
  [&.base-Option-highlighted]:bg-teal-700 [&.base-Option-highlighted]:text-white
  dark:[&.base-Option-highlighted]:bg-teal-300 dark:[&.base-Option-highlighted]:text-teal-950
`;

export default function SelectBasics() {
  const id = useId();

  return (
    <div>
      <label className="mb-1 block font-[system-ui] text-sm/[1.5] font-semibold" htmlFor={id}>
        Seat
      </label>
      <Select
        id={id}
        name="seat"
        placeholder="Choose a seat"
        slotProps={{
          root: { className: button },
          popup: { className: 'z-1 not-[.base--open]:hidden' },
          listbox: { className: list, 'aria-label': 'Seat' },
        }}
      >
        <Option className={option} value="window">
          Window
        </Option>
        <Option className={option} value="aisle">
          Aisle
        </Option>
        <Option className={option} value="table" disabled>
          Table, all taken
        </Option>
      </Select>
    </div>
  );
}
