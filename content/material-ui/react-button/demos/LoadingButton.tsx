import SaveIcon from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';

export default function LoadingButton() {
  const [saving, setSaving] = useState(false);

  useEffect(() => {
    if (!saving) {
      return undefined;
    }
    // Stands in for a request to a server.
    const timer = setTimeout(() => setSaving(false), 2000);
    return () => clearTimeout(timer);
  }, [saving]);

  return (
    <Button
      variant="contained"
      startIcon={<SaveIcon />}
      loading={saving}
      loadingPosition="start"
      onClick={() => setSaving(true)}
    >
      {saving ? 'Saving changes' : 'Save changes'}
    </Button>
  );
}
