import { Slider } from '@mui/base/Slider';

const root = `
  relative inline-block h-4 w-full max-w-80 cursor-pointer touch-none text-teal-700
  dark:text-teal-300
`;

const bar = 'absolute top-1.5 block h-1 rounded-sm bg-current';

const thumb = `
  absolute -top-0.5 size-5 -translate-x-1/2 rounded-full border-2 border-current bg-white
  dark:bg-slate-900
  [&.base--focusVisible]:outline-2 [&.base--focusVisible]:outline-offset-2
  [&.base--focusVisible]:outline-current
`;

export default function SliderBasics() {
  return (
    <Slider
      aria-label="Volume"
      defaultValue={40}
      slotProps={{
        root: { className: root },
        rail: { className: `${bar} w-full opacity-30` },
        track: { className: bar },
        thumb: { className: thumb },
      }}
    />
  );
}
