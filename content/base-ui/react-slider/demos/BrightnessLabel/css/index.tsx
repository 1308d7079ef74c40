import { Slider } from '@mui/base/Slider';
import './styles.css';

export default function BrightnessLabel() {
  return (
    <Slider
      aria-label="Brightness"
      defaultValue={70}
      getAriaValueText={(value) => `${value} percent`}
      valueLabelFormat={(value) => `${value} %`}
      slots={{ valueLabel: 'span' }}
      slotProps={{
        root: { className: 'brightness-label' },
        rail: { className: 'brightness-label-rail' },
        track: { className: 'brightness-label-track' },
        valueLabel: { className: 'brightness-label-value', 'aria-hidden': true },
        thumb: { className: 'brightness-label-thumb' },
      }}
    />
  );
}
