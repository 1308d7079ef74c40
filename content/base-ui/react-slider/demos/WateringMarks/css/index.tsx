import { Slider } from '@mui/base/Slider';
import './styles.css';

const names = ['Never', 'Weekly', 'Twice', 'Daily'];

export default function WateringMarks() {
  return (
    <Slider
      aria-label="Water the plants"
      defaultValue={1}
      max={3}
      step={null}
      marks={names.map((label, value) => ({ label, value }))}
      getAriaValueText={(value) => names[value] ?? ''}
      slotProps={{
        root: { className: 'watering-marks' },
        rail: { className: 'watering-marks-rail' },
        mark: { className: 'watering-marks-mark' },
        markLabel: { className: 'watering-marks-label' },
        thumb: { className: 'watering-marks-thumb' },
      }}
    />
  );
}
