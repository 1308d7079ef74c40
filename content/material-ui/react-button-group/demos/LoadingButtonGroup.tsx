import SaveIcon from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { useEffect, useState } from 'react';

export default function LoadingButtonGroup() {
  const [saving, setSaving] = useState(false);

  useEffect(() => {
    // Replaces a request to a server.
    const timer = saving ? setTimeout(() => setSaving(false), 2000) : undefined;
    return () => clearTimeout(timer);
  }, [saving]);

  return (
    <ButtonGroup aria-label="Document">
      <Button
        startIcon={<SaveIcon />}
        loading={saving}
        loadingPosition="start"
        onClick={() => setSaving(true)}
      >
        Save
      </Button>
      <Button disabled={saving}>Discard</Button>
    </ButtonGroup>
  );
}
