import { Switch } from '@mui/base/Switch';
import { useId } from 'react';

const root = `
  group relative block h-6 w-10 flex-none rounded-full
  [&.base--focusVisible]:outline-2 [&.base--focusVisible]:outline-offset-2
  [&.base--focusVisible]:outline-teal-700 dark:[&.base--focusVisible]:outline-teal-300
`;

const track = `
  absolute inset-0 rounded-full bg-slate-500 dark:bg-slate-400
  group-[.base--checked]:bg-teal-700 dark:group-[.base--checked]:bg-teal-300
`;

const thumb = `
  absolute start-1 top-1 size-4 rounded-full bg-white dark:bg-slate-900
  group-[.base--checked]:start-5
`;

export default function RepliesSwitch() {
  const id = useId();

  return (
    <label htmlFor={id} className="inline-flex cursor-pointer items-center gap-3 font-[system-ui]">
      <Switch
        defaultChecked
        slotProps={{
          root: { className: root },
          track: { className: track },
          thumb: { className: thumb },
          input: { id, className: 'absolute inset-0 size-full cursor-pointer opacity-0' },
        }}
      />
      Notify me about replies
    </label>
  );
}
