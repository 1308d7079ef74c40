import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import type { Field } from './order';

interface FieldStepProps {
  fields: readonly Field[];
  values: Record<string, string>;
  onChange: (name: string, value: string) => void;
  onBack?: () => void;
  onNext: () => void;
}

/** A step in which every field has to be filled in. */
export function FieldStep({ fields, values, onChange, onBack, onNext }: FieldStepProps) {
  const [checked, setChecked] = useState(false);
  const isMissing = ({ name }: Field) => !values[name]?.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!fields.some(isMissing)) onNext();
  }

  return (
    <form noValidate onSubmit={submit}>
      <Grid container spacing={2}>
        {fields.map((field, index) => {
          const error = checked && isMissing(field);
          return (
            <Grid key={field.name} size={{ xs: 12, sm: index < 2 ? 12 : 6 }}>
              <TextField
                fullWidth
                required
                name={field.name}
                label={field.label}
                autoComplete={field.autoComplete}
                value={values[field.name] ?? ''}
                onChange={(event) => onChange(field.name, event.target.value)}
                error={error}
                helperText={error && field.missing}
              />
            </Grid>
          );
        })}
      </Grid>
      <Stack direction="row" spacing={1} sx={{ mt: 3 }}>
        {onBack && <Button onClick={onBack}>Back</Button>}
        <Button type="submit" variant="contained">
          Continue
        </Button>
      </Stack>
    </form>
  );
}
