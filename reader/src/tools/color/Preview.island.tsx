import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import * as texts from '../../styles/generated/texts.ts';
import { writeBrand } from './brand.ts';
import styles from './ColorTool.module.css';
import { type Choice, ROLES } from './choice.ts';

/** Components of the library in the colors that were chosen. */
export function Preview({ choice }: { choice: Choice }) {
  const place = useId();
  const here = `[data-brand="${place}"]`;
  const brand = writeBrand(choice, { light: here, dark: `[data-scheme="dark"] ${here}` });

  return (
    <section className={styles.preview} aria-label={texts.colorPreview} data-brand={place}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the variables come from the theme, and from colors that were read. */}
      {brand && <style dangerouslySetInnerHTML={{ __html: brand }} />}
      <Samples />
    </section>
  );
}

/** Some components, each in both colors of the theme around them. */
export function Samples() {
  return (
    <>
      <AppBar position="static" component="div" elevation={0}>
        <Toolbar variant="dense">
          <Typography sx={{ flexGrow: 1, fontWeight: 500 }}>Harbour office</Typography>
          <Button color="inherit" size="small">
            Sign in
          </Button>
        </Toolbar>
      </AppBar>
      <div className={styles.samples}>
        {ROLES.map((role) => (
          <Sample key={role} role={role} />
        ))}
      </div>
    </>
  );
}

function Sample({ role }: { role: 'primary' | 'secondary' }) {
  return (
    <Stack spacing={2} sx={{ minWidth: 0 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button variant="contained" color={role} disableElevation>
          Book
        </Button>
        <Button variant="outlined" color={role}>
          Timetable
        </Button>
        <Chip label="Two seats" color={role} size="small" />
      </Stack>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel control={<Checkbox defaultChecked color={role} />} label="Bicycle" />
        <FormControlLabel control={<Switch defaultChecked color={role} />} label="Remind me" />
      </Stack>
      <TextField label="Name" color={role} size="small" focused defaultValue="Ada Byrne" />
    </Stack>
  );
}
