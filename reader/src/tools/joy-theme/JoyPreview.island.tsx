import Alert from '@mui/joy/Alert';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import { useId } from 'react';
import * as texts from '../../styles/generated/texts.ts';
import { ROLES, type Scheme } from './choice.ts';
import styles from './JoyThemeBuilder.module.css';
import { VARIANTS } from './variables.ts';

interface JoyPreviewProps {
  scheme: Scheme;
  /** Writes the variables of the theme for the selector of a place. */
  write: (selector: string) => string;
}

/** Components of Joy UI in the theme that was chosen, in one of its schemes. */
export function JoyPreview({ scheme, write }: JoyPreviewProps) {
  const place = useId();
  const style = write(`[data-joy-preview="${place}"]`);

  return (
    <section
      className={styles.preview}
      aria-label={texts.colorPreview}
      data-joy-preview={place}
      data-scheme={scheme}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the variables come from the theme, and from colors that were read. */}
      {style && <style dangerouslySetInnerHTML={{ __html: style }} />}
      <Box sx={GROUND}>
        <Stack spacing={2.5}>
          <Booking />
          <Variants />
          <Feedback />
        </Stack>
      </Box>
    </section>
  );
}

/** Everything in the preview begins with the colors and the font of its own theme. */
const GROUND = {
  p: 2,
  bgcolor: 'background.body',
  color: 'text.primary',
  fontFamily: 'body',
} as const;

function Booking() {
  const id = useId();

  return (
    <Card variant="outlined" sx={{ boxShadow: 'md' }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <Avatar color="primary" variant="soft">
          MR
        </Avatar>
        <div>
          <Typography level="title-lg" component="p">
            Pottery for beginners
          </Typography>
          <Typography level="body-sm">Six evenings with Mira Rao</Typography>
        </div>
      </Stack>
      <FormControl>
        <FormLabel htmlFor={`${id}-name`}>Name on the list</FormLabel>
        <Input
          slotProps={{ input: { id: `${id}-name` } }}
          defaultValue="Noor Haddad"
          color="primary"
        />
      </FormControl>
      <Checkbox defaultChecked label="Bring my own apron" />
      <Switch
        color="success"
        defaultChecked
        endDecorator="Remind me a day before"
        slotProps={{ input: { 'aria-label': 'Remind me a day before' } }}
        sx={{ alignSelf: 'start' }}
      />
      <Button>Reserve a wheel</Button>
    </Card>
  );
}

function Variants() {
  return (
    <Stack spacing={1}>
      {ROLES.map((role) => (
        <Stack key={role} direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {VARIANTS.map((variant) => (
            <Chip key={variant} color={role} variant={variant}>
              {role}
            </Chip>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

function Feedback() {
  return (
    <Stack spacing={1}>
      <Alert color="success" variant="soft">
        The kiln fires tonight.
      </Alert>
      <Alert color="danger" variant="outlined">
        The Friday class is full.
      </Alert>
      <LinearProgress
        determinate
        value={70}
        color="warning"
        aria-label="Places taken"
        sx={{ my: 1 }}
      />
      <Typography level="body-sm">Seven of ten places are taken.</Typography>
    </Stack>
  );
}
