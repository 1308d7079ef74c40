import { Button as BaseButton, buttonClasses } from '@mui/base/Button';
import styled from '@mui/system/styled';
import { useState } from 'react';

const Button = styled(BaseButton)(`
  min-width: 11rem;
  padding: 0.5rem 1rem;
  border: 1px solid light-dark(#00786f, #46ecd5);
  border-radius: 0.5rem;
  background-color: transparent;
  color: light-dark(#00786f, #46ecd5);
  font: 600 1rem / 1.5 system-ui, sans-serif;
  cursor: pointer;

  &.${buttonClasses.disabled} {
    border-style: dashed;
    cursor: progress;
  }

  &.${buttonClasses.focusVisible} {
    outline: 2px solid light-dark(#00786f, #46ecd5);
    outline-offset: 2px;
  }
`);

export default function SavingButton() {
  const [saving, setSaving] = useState(false);

  function save() {
    setSaving(true);
    // Simulates a request to a server.
    setTimeout(() => setSaving(false), 2000);
  }

  return (
    <Button disabled={saving} focusableWhenDisabled onClick={save}>
      {saving ? 'Saving draft' : 'Save draft'}
    </Button>
  );
}
