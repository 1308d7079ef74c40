import { Input } from '@mui/base/Input';

const root = `
  inline-flex items-center gap-2 rounded-lg border border-slate-500 px-3 py-2 font-[system-ui]
  dark:border-slate-400
  [&.base--focused]:border-teal-700 [&.base--focused]:outline-2
  [&.base--focused]:outline-teal-700 dark:[&.base--focused]:border-teal-300
  dark:[&.base--focused]:outline-teal-300
`;

export default function FerryInput() {
  return (
    <Input
      startAdornment={<span aria-hidden="true">No.</span>}
      slotProps={{
        root: { className: root },
        input: {
          className: 'w-40 border-0 bg-transparent outline-0',
          'aria-label': 'Ferry number',
        },
      }}
      defaultValue="214"
    />
  );
}
