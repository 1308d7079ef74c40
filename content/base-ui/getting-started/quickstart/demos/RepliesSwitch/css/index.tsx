import { Switch } from '@mui/base/Switch';
import { useId } from 'react';
import './styles.css';

export default function RepliesSwitch() {
  const id = useId();

  return (
    <label htmlFor={id} className="replies-switch-label">
      <Switch
        defaultChecked
        slotProps={{
          root: { className: 'replies-switch' },
          track: { className: 'replies-switch-track' },
          thumb: { className: 'replies-switch-thumb' },
          input: { id, className: 'replies-switch-input' },
        }}
      />
      Notify me about replies
    </label>
  );
}
