import { Slider } from '@mui/base/Slider';

const root = `
  relative mt-10 block h-5 w-full max-w-80 cursor-pointer touch-none text-teal-700
  dark:text-teal-300
`;

const bar = 'absolute top-2 block h-1 bg-current';

const thumb = `
  absolute top-0 size-5 -translate-x-1/2 rounded-full bg-current
  [&.base--focusVisible]:outline-2 [&.base--focusVisible]:outline-offset-2
  [&.base--focusVisible]:outline-current
`;

const label = `
  absolute bottom-7 left-1/2 -translate-x-1/2 rounded-sm bg-slate-900 px-2 font-[system-ui]
  text-sm/[1.75] whitespace-nowrap text-slate-50 dark:bg-slate-50 dark:text-slate-900
`;

export default function BrightnessLabel() {
  return (
    <Slider
      aria-label="Brightness"
      defaultValue={70}
      getAriaValueText={(value) => `${value} percent`}
      valueLabelFormat={(value) => `${value} %`}
      slots={{ valueLabel: 'span' }}
      slotProps={{
        root: { className: root },
        rail: { className: `${bar} w-full opacity-30` },
        track: { className: bar },
        valueLabel: { className: label, 'aria-hidden': true },
        thumb: { className: thumb },
      }}
    />
  );
}
