import { Switch } from '@mui/base/Switch';

const root = `
  group relative inline-block h-6 w-11 rounded-2xl bg-slate-400 transition-colors
  dark:bg-slate-600
  [&.base--checked]:bg-teal-700 dark:[&.base--checked]:bg-teal-500
  [&.base--focusVisible]:outline-2 [&.base--focusVisible]:outline-offset-2
  [&.base--focusVisible]:outline-current
`;

const thumb = `
  absolute top-[0.1875rem] start-[0.1875rem] size-[1.125rem] rounded-full bg-white transition-all
  group-[.base--checked]:start-[1.4375rem]
`;

const input = 'absolute inset-0 m-0 size-full cursor-pointer opacity-0';

export default function LampSwitch() {
  return (
    <Switch
      defaultChecked
      slotProps={{
        root: { className: root },
        thumb: { className: thumb },
        input: { 'aria-label': 'Porch light', className: input },
      }}
    />
  );
}
