import { Slider } from '@mui/base/Slider';

const root = `
  relative inline-block h-44 w-6 cursor-pointer touch-none text-teal-700 dark:text-teal-300
`;

const bar = 'absolute left-2 block w-2 rounded-sm';

const thumb = `
  absolute left-0 size-6 translate-y-1/2 rounded-full bg-current
  [&.base--focusVisible]:outline-2 [&.base--focusVisible]:outline-offset-2
  [&.base--focusVisible]:outline-current
`;

export default function BlindHeight() {
  return (
    <Slider
      aria-label="Blind height"
      defaultValue={60}
      orientation="vertical"
      step={10}
      getAriaValueText={(value) => `${value} percent`}
      slotProps={{
        root: { className: root },
        rail: { className: `${bar} h-full bg-slate-300 dark:bg-slate-600` },
        track: { className: `${bar} bg-current` },
        thumb: { className: thumb },
      }}
    />
  );
}
