import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { useId } from 'react';
import './styles.css';

export default function SelectBasics() {
  const id = useId();

  return (
    <div>
      <label className="select-basics-label" htmlFor={id}>
        Seat
      </label>
      <Select
        id={id}
        name="seat"
        placeholder="Choose a seat"
        slotProps={{
          root: { className: 'select-basics' },
          popup: { className: 'select-basics-popup' },
          listbox: { className: 'select-basics-list', 'aria-label': 'Seat' },
        }}
      >
        <Option className="select-basics-option" value="window">
          Window
        </Option>
        <Option className="select-basics-option" value="aisle">
          Aisle
        </Option>
        <Option className="select-basics-option" value="table" disabled>
          Table, all taken
        </Option>
      </Select>
    </div>
  );
}
