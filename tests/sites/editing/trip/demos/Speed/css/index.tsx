import { Slider } from '@mui/base/Slider';
import './styles.css';

export default function Speed() {
  return (
    <Slider
      aria-label="Speed"
      defaultValue={40}
      slotProps={{ root: { className: 'speed' }, rail: { className: 'speed-rail' } }}
    />
  );
}
