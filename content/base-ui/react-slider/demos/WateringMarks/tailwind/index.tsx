import { Slider } from '@mui/base/Slider';

const names = ['Never', 'Weekly', 'Twice', 'Daily'];

const root = `
  relative mx-8 block h-14 w-[calc(100%-4rem)] max-w-72 cursor-pointer touch-none text-teal-700
  dark:text-teal-300
`;

const thumb = `
  absolute top-0 size-6 -translate-x-1/2 rounded-full bg-current
  [&.base--focusVisible]:outline-2 [&.base--focusVisible]:outline-offset-2
  [&.base--focusVisible]:outline-current
`;

const mark = 'absolute top-1.5 h-3 w-0.5 -translate-x-1/2 bg-slate-500 dark:bg-slate-400';

const label = `
  absolute top-7 -translate-x-1/2 font-[system-ui] text-sm/[1.5] text-slate-700
  dark:text-slate-200
`;

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
        root: { className: root },
        rail: {
          className: 'absolute top-2.5 block h-1 w-full bg-slate-300 dark:bg-slate-600',
        },
        mark: { className: mark },
        markLabel: { className: label },
        thumb: { className: thumb },
      }}
    />
  );
}
