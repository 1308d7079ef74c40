import { Slider } from '@mui/base/Slider';

export default function Speed() {
  return (
    <Slider
      aria-label="Speed"
      defaultValue={40}
      slotProps={{
        root: { className: 'inline-block h-[16px] w-[200px]' },
        rail: { className: 'block h-[4px] bg-[#0f766e]' },
      }}
    />
  );
}
