import { Slider } from '@mui/base/Slider';
import './styles.css';

export default function SliderBasics() {
  return (
    <Slider
      aria-label="Volume"
      defaultValue={40}
      slotProps={{
        root: { className: 'slider-basics' },
        rail: { className: 'slider-basics-rail' },
        track: { className: 'slider-basics-track' },
        thumb: { className: 'slider-basics-thumb' },
      }}
    />
  );
}
