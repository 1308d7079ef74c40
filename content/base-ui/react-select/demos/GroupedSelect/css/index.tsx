import { Option } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';
import './styles.css';

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
        root: { className: 'grouped-select' },
        popup: { className: 'grouped-select-popup' },
        listbox: { className: 'grouped-select-list', 'aria-label': 'Port' },
      }}
    >
      {coasts.map(({ country, ports }) => (
        <OptionGroup
          key={country}
          label={country}
          slotProps={{
            root: { role: 'none' },
            label: { className: 'grouped-select-heading', 'aria-hidden': true },
            list: { className: 'grouped-select-group', role: 'group', 'aria-label': country },
          }}
        >
          {ports.map((port) => (
            <Option key={port} className="grouped-select-option" value={port}>
              {port}
            </Option>
          ))}
        </OptionGroup>
      ))}
    </Select>
  );
}
