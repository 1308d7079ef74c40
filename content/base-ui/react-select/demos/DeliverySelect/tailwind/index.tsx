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
  cursor-pointer rounded-sm px-2 py-1 outline-0 aria-selected:font-semibold
  [&.base-Option-highlighted]:bg-teal-700 [&.base-Option-highlighted]:text-white
  dark:[&.base-Option-highlighted]:bg-teal-300 dark:[&.base-Option-highlighted]:text-teal-950
`;

const deliveries = [
  { id: 'bike', name: 'By bicycle', detail: 'Today, within the city' },
  { id: 'post', name: 'By post', detail: 'In two days, nationwide' },
  { id: 'shop', name: 'In store', detail: 'Any time, free of charge' },
];

// As if loaded from a server: the same delivery, but a different object.
const ordered = { id: 'post', name: 'By post', detail: 'In two days, nationwide' };

export default function DeliverySelect() {
  const [delivery, setDelivery] = useState(ordered);

  return (
    <Select
      aria-label="Delivery"
      value={delivery}
      onChange={(_event, next) => next && setDelivery(next)}
      areOptionsEqual={(one, other) => one?.id === other?.id}
      renderValue={() => delivery.name}
      slotProps={{
        root: { className: button },
        popup: { className: 'z-1 not-[.base--open]:hidden' },
        listbox: { className: list, 'aria-label': 'Delivery' },
      }}
    >
      {deliveries.map((value) => (
        <Option key={value.id} className={option} value={value} label={value.name}>
          {value.name}
          <span className="block text-sm/[1.5] font-normal">{value.detail}</span>
        </Option>
      ))}
    </Select>
  );
}
