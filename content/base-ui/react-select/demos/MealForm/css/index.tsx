import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { useId, useState } from 'react';
import './styles.css';

const meals = { soup: 'Vegetable soup', fish: 'Fish of the day', pasta: 'Pasta' };

export default function MealForm() {
  const id = useId();
  const [order, setOrder] = useState('');

  return (
    <form
      className="meal-form"
      onSubmit={(event) => {
        event.preventDefault();
        setOrder(`meal=${new FormData(event.currentTarget).get('meal')}`);
      }}
    >
      <label className="meal-form-label" htmlFor={id}>
        Meal
      </label>
      <Select
        id={id}
        name="meal"
        defaultValue="pasta"
        renderValue={(option) => option?.label ?? meals.pasta}
        slotProps={{
          root: { className: 'meal-form-select' },
          popup: { className: 'meal-form-select-popup' },
          listbox: { className: 'meal-form-select-list', 'aria-label': 'Meal' },
        }}
      >
        {Object.entries(meals).map(([value, name]) => (
          <Option key={value} className="meal-form-select-option" value={value}>
            {name}
          </Option>
        ))}
      </Select>
      <button className="meal-form-send" type="submit">
        Order
      </button>
      <p className="meal-form-status" role="status">
        {order && `Sent: ${order}`}
      </p>
    </form>
  );
}
