import { Option as BaseOption, optionClasses } from '@mui/base/Option';
import { Select, selectClasses } from '@mui/base/Select';
import styled from '@mui/system/styled';
import { useState } from 'react';

const Button = styled('button')(`
  display: flex;
  justify-content: space-between;
  width: 15rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid light-dark(#62748e, #90a1b9);
  border-radius: 0.5rem;
  background-color: light-dark(#fff, #0f172b);
  color: light-dark(#0f172b, #f8fafc);
  font: 1rem / 1.5 system-ui, sans-serif;
  cursor: pointer;

  &::after {
    content: '▾' / '';
  }

  &.${selectClasses.focusVisible} {
    outline: 2px solid light-dark(#00786f, #46ecd5);
    outline-offset: 2px;
  }
`);

const Popup = styled('div')({ zIndex: 1, '&:not(.base--open)': { display: 'none' } });

const List = styled('ul')(`
  box-sizing: border-box;
  width: 15rem;
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

const Option = styled(BaseOption)(`
  padding: 0.25rem 0.5rem;
  border-radius: 0.25rem;
  outline: 0;
  cursor: pointer;

  &.${optionClasses.selected} {
    font-weight: 600;
  }

  &.${optionClasses.highlighted} {
    background-color: light-dark(#00786f, #46ecd5);
    color: light-dark(#fff, #022f2e);
  }
`);

const Detail = styled('span')({ display: 'block', fontWeight: 400, fontSize: '0.875rem' });

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
      slots={{ root: Button, popup: Popup, listbox: List }}
      slotProps={{ listbox: { 'aria-label': 'Delivery' } }}
    >
      {deliveries.map((value) => (
        <Option key={value.id} value={value} label={value.name}>
          {value.name}
          <Detail>{value.detail}</Detail>
        </Option>
      ))}
    </Select>
  );
}
