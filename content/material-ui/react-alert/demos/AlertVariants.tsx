import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertVariants() {
  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      {(['standard', 'outlined', 'filled'] as const).map((variant) => (
        <Alert key={variant} role="note" variant={variant} severity="error">
          Backup failed ({variant}).
        </Alert>
      ))}
    </Stack>
  );
}
