import { Slider } from '@mui/base/Slider';
import './styles.css';

export default function BlindHeight() {
  return (
    <Slider
      aria-label="Blind height"
      defaultValue={60}
      orientation="vertical"
      step={10}
      getAriaValueText={(value) => `${value} percent`}
      slotProps={{
        root: { className: 'blind-height' },
        rail: { className: 'blind-height-rail' },
        track: { className: 'blind-height-track' },
        thumb: { className: 'blind-height-thumb' },
      }}
    />
  );
}
