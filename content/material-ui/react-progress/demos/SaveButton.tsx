import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useState } from 'react';

export default function SaveButton() {
  const [saving, setSaving] = useState(false);

  // The timer replaces a request.
  useEffect(() => {
    if (!saving) {
      return;
    }
    const timer = setTimeout(() => setSaving(false), 2000);
    return () => clearTimeout(timer);
  }, [saving]);

  return (
    <>
      <Button
        variant="contained"
        aria-busy={saving}
        onClick={() => setSaving(true)}
        startIcon={saving && <CircularProgress aria-hidden color="inherit" size="1em" />}
      >
        {saving ? 'Saving' : 'Save'}
      </Button>
      <span role="status" style={{ marginInlineStart: 16 }}>
        {saving && 'Saving changes'}
      </span>
    </>
  );
}
