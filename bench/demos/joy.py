"""Demos of Joy UI, as texts with places for words."""

TEMPLATES = (
    """\
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function «name»() {
  return (
    <Stack direction="row" spacing={«gap»}>
      <Button color="«tone»" size="«joySize»">
        «action»
      </Button>
      <Button variant="outlined" size="«joySize»">
        «label»
      </Button>
    </Stack>
  );
}
""",
    """\
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function «name»() {
  return (
    <FormControl>
      <FormLabel>«label»</FormLabel>
      <Input placeholder="«place»" size="«joySize»" />
      <FormHelperText>{«sentence»}</FormHelperText>
    </FormControl>
  );
}
""",
    """\
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function «name»() {
  return (
    <Card variant="soft" color="«tone»" sx={{ maxInlineSize: 3«few»0 }}>
      <CardContent>
        <Typography level="title-md">«label»</Typography>
        <Typography textColor="inherit">{«sentence»}</Typography>
      </CardContent>
    </Card>
  );
}
""",
    """\
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const places: readonly string[] = «places»;

export default function «name»() {
  return (
    <Select
      defaultValue="«place»"
      size="«joySize»"
      slotProps={{ button: { 'aria-label': '«label»' } }}
    >
      {places.map((place) => (
        <Option key={place} value={place}>
          {place}
        </Option>
      ))}
    </Select>
  );
}
""",
    """\
import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

export default function «name»() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['«place»']);

  const toggle = (place: string): void =>
    setChosen(
      chosen.includes(place) ? chosen.filter((other) => other !== place) : [...chosen, place],
    );

  return (
    <List aria-label="«label»" size="«joySize»">
      {«places».map((place) => (
        <ListItem key={place}>
          <Checkbox
            label={place}
            checked={chosen.includes(place)}
            onChange={() => toggle(place)}
          />
        </ListItem>
      ))}
    </List>
  );
}
""",
    """\
import Alert from '@mui/joy/Alert';
import LinearProgress from '@mui/joy/LinearProgress';

export default function «name»() {
  return (
    <Alert color="«tone»" variant="soft">
      <span>{«sentence»}</span>
      <LinearProgress determinate value={«amount» / 10} aria-label="«label»" />
    </Alert>
  );
}
""",
    """\
import * as React from 'react';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function «name»() {
  return (
    <Tabs aria-label="«label»" defaultValue={0} size="«joySize»">
      <TabList>
        {«places».slice(0, 3).map((place) => (
          <Tab key={place}>{place}</Tab>
        ))}
      </TabList>
      {«places».slice(0, 3).map((place, index) => (
        <TabPanel key={place} value={index}>
          {place}: «other»
        </TabPanel>
      ))}
    </Tabs>
  );
}
""",
)
