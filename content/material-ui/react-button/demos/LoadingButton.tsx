import SaveIcon from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import { useState } from 'react';

export default function LoadingButton() {
  const [saving, setSaving] = useState(false);

  function save() {
    setSaving(true);
    // Simulates a request to a server.
    setTimeout(() => setSaving(false), 2000);
  }

  return (
    <Button
      variant="contained"
      startIcon={<SaveIcon />}
      loading={saving}
      loadingPosition="start"
      onClick={save}
    >
      {saving ? 'Saving changes' : 'Save changes'}
    </Button>
  );
}
