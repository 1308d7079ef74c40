import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { useId, useState } from 'react';

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

const sendStyle = `
  mt-3 cursor-pointer rounded-lg bg-teal-700 px-4 py-2 font-semibold text-white dark:bg-teal-300
  dark:text-teal-950
`;

const meals = { soup: 'Vegetable soup', fish: 'Fish of the day', pasta: 'Pasta' };

export default function MealForm() {
  const id = useId();
  const [order, setOrder] = useState('');

  return (
    <form
      className="font-[system-ui] text-base"
      onSubmit={(event) => {
        event.preventDefault();
        setOrder(`meal=${new FormData(event.currentTarget).get('meal')}`);
      }}
    >
      <label className="mb-1 block text-sm/[1.5] font-semibold" htmlFor={id}>
        Meal
      </label>
      <Select
        id={id}
        name="meal"
        defaultValue="pasta"
        renderValue={(option) => option?.label ?? meals.pasta}
        slotProps={{
          root: { className: button },
          popup: { className: 'z-1 not-[.base--open]:hidden' },
          listbox: { className: list, 'aria-label': 'Meal' },
        }}
      >
        {Object.entries(meals).map(([value, name]) => (
          <Option key={value} className={option} value={value}>
            {name}
          </Option>
        ))}
      </Select>
      <button className={sendStyle} type="submit">
        Order
      </button>
      <p className="mt-2 min-h-[1.5em]" role="status">
        {order && `Sent: ${order}`}
      </p>
    </form>
  );
}
