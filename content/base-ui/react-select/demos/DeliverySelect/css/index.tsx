import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { useState } from 'react';
import './styles.css';

const deliveries = [
  { id: 'bike', name: 'By bicycle', detail: 'Today, within the city' },
  { id: 'post', name: 'By post', detail: 'In two days, everywhere' },
  { id: 'shop', name: 'In the shop', detail: 'Any time, nothing to pay' },
];

// Stands for an order that was read from a server: the same delivery, another object.
const ordered = { id: 'post', name: 'By post', detail: 'In two days, everywhere' };

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
