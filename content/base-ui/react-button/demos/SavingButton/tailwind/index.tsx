import { Button } from '@mui/base/Button';
import { useState } from 'react';

const button = `
  min-w-44 cursor-pointer rounded-lg border border-teal-700 px-4 py-2 font-[system-ui] font-semibold
  text-teal-700 dark:border-teal-300 dark:text-teal-300
  [&.base--disabled]:cursor-progress [&.base--disabled]:border-dashed
  focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-700
  dark:focus-visible:outline-teal-300
`;

export default function SavingButton() {
  const [saving, setSaving] = useState(false);

  function save() {
    setSaving(true);
    // Simulates a request to a server.
    setTimeout(() => setSaving(false), 2000);
  }

  return (
    <Button className={button} disabled={saving} focusableWhenDisabled onClick={save}>
      {saving ? 'Saving draft' : 'Save draft'}
    </Button>
  );
}
