import { Switch } from '@mui/base/Switch';
import './styles.css';

export default function LampSwitch() {
  return (
    <Switch
      defaultChecked
      slotProps={{
        root: { className: 'lamp-switch' },
        thumb: { className: 'lamp-switch-thumb' },
        input: { 'aria-label': 'Porch light', className: 'lamp-switch-input' },
      }}
    />
  );
}
