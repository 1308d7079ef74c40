import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Input from '@mui/joy/Input';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import type { ReactNode } from 'react';
import type { Subject } from './subjects.ts';

type Styles = Readonly<Record<string, string>>;

/** A component with some content, in the variables that were chosen. */
export function Sample({ subject, styles }: { subject: Subject; styles: Styles }) {
  return SAMPLES[subject](styles);
}

const SAMPLES: Readonly<Record<Subject, (sx: Styles) => ReactNode>> = {
  AvatarGroup: (sx) => (
    <AvatarGroup sx={sx}>
      <Avatar>NH</Avatar>
      <Avatar>MR</Avatar>
      <Avatar>+3</Avatar>
    </AvatarGroup>
  ),
  Button: (sx) => (
    <Button sx={sx} startDecorator={<Dot />}>
      Reserve a wheel
    </Button>
  ),
  Card: (sx) => (
    <Card sx={sx}>
      <Typography level="title-md" component="p">
        Pottery for beginners
      </Typography>
      <Sheet variant="soft" sx={{ p: 2, borderRadius: 'var(--Card-childRadius)' }}>
        Six evenings
      </Sheet>
    </Card>
  ),
  Input: (sx) => (
    <Input
      sx={sx}
      placeholder="Search for a class"
      slotProps={{ input: { 'aria-label': 'Search for a class' } }}
      endDecorator={<Button variant="soft">Search</Button>}
    />
  ),
  List: (sx) => (
    <List sx={sx} aria-label="Classes">
      {['Pottery', 'Weaving', 'Bookbinding'].map((name) => (
        <ListItem key={name}>
          <ListItemButton>
            <ListItemDecorator>
              <Dot />
            </ListItemDecorator>
            {name}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  ),
  Select: (sx) => (
    <Select
      sx={sx}
      defaultValue="pottery"
      startDecorator={<Dot />}
      slotProps={{ button: { 'aria-label': 'Class' } }}
    >
      <Option value="pottery">Pottery</Option>
      <Option value="weaving">Weaving</Option>
    </Select>
  ),
  Switch: (sx) => (
    <Switch sx={sx} defaultChecked slotProps={{ input: { 'aria-label': 'Send reminders' } }} />
  ),
};

function Dot() {
  return (
    <svg width="1em" height="1em" viewBox="0 0 24 24" fill="currentcolor" aria-hidden="true">
      <circle cx="12" cy="12" r="8" />
    </svg>
  );
}
