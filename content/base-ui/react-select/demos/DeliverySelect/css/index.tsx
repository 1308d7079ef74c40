import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { useState } from 'react';
import './styles.css';

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
        root: { className: 'delivery-select' },
        popup: { className: 'delivery-select-popup' },
        listbox: { className: 'delivery-select-list', 'aria-label': 'Delivery' },
      }}
    >
      {deliveries.map((value) => (
        <Option key={value.id} className="delivery-select-option" value={value} label={value.name}>
          {value.name}
          <span className="delivery-select-detail">{value.detail}</span>
        </Option>
      ))}
    </Select>
  );
}
