import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { useState } from 'react';
import './styles.css';

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
        root: { className: 'multiple-select' },
        popup: { className: 'multiple-select-popup' },
        listbox: { className: 'multiple-select-list', 'aria-label': 'Instruments' },
      }}
    >
      {instruments.map((instrument) => (
        <Option key={instrument} className="multiple-select-option" value={instrument}>
          {instrument}
        </Option>
      ))}
    </Select>
  );
}
