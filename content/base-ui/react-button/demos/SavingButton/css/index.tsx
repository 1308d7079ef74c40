import { Button } from '@mui/base/Button';
import { useState } from 'react';
import './styles.css';

export default function SavingButton() {
  const [saving, setSaving] = useState(false);

  function save() {
    setSaving(true);
    // Simulates a request to a server.
    setTimeout(() => setSaving(false), 2000);
  }

  return (
    <Button className="saving-button" disabled={saving} focusableWhenDisabled onClick={save}>
      {saving ? 'Saving draft' : 'Save draft'}
    </Button>
  );
}
