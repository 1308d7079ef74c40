import { Button } from '@mui/base/Button';
import { useState } from 'react';

const button = `
  inline-flex cursor-pointer items-center gap-2 rounded-full border border-slate-500 px-4 py-2
  font-[system-ui] font-medium dark:border-slate-400
  before:size-3 before:rounded-full before:border-2 before:border-current
  aria-pressed:bg-teal-100 aria-pressed:before:bg-current dark:aria-pressed:bg-teal-900
  focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-700
  dark:focus-visible:outline-teal-300
`;

export default function PinToggle() {
  const [pinned, setPinned] = useState(true);

  return (
    <Button className={button} aria-pressed={pinned} onClick={() => setPinned(!pinned)}>
      Pin this note
    </Button>
  );
}
