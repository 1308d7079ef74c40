"""Demos of Material UI, as texts with places for words."""

TEMPLATES = (
    """\
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function «name»() {
  return (
    <Stack direction="row" spacing={«gap»}>
      <Button variant="contained" color="«color»">
        «action» «label»
      </Button>
      <Button size="«size»">Discard</Button>
    </Stack>
  );
}
""",
    """\
import * as React from 'react';
import TextField from '@mui/material/TextField';

const LONGEST: number = «amount»;

export default function «name»() {
  const [text, setText] = React.useState('«place»');

  return (
    <TextField
      label="«label»"
      value={text}
      size="«size»"
      error={text.length > LONGEST}
      helperText={`${text.length} of ${LONGEST}`}
      onChange={(event: React.ChangeEvent<HTMLInputElement>) => setText(event.target.value)}
    />
  );
}
""",
    """\
import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';

const PLACES: readonly string[] = «places»;

export default function «name»() {
  const [place, setPlace] = React.useState<string>('«place»');

  const handleChange = (event: SelectChangeEvent) => setPlace(event.target.value);

  return (
    <FormControl sx={{ minWidth: «amount» % 80 + 160 }} size="«size»">
      <InputLabel id="«name»-label">«label»</InputLabel>
      <Select labelId="«name»-label" label="«label»" value={place} onChange={handleChange}>
        {PLACES.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
""",
    """\
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const places: string[] = «places»;

export default function «name»() {
  return (
    <Autocomplete
      options={places}
      sx={{ inlineSize: 300 }}
      renderInput={(params) => <TextField {...params} label="«label»" size="«size»" />}
    />
  );
}
""",
    """\
import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

interface Wanted {
  first: boolean;
  second: boolean;
}

export default function «name»() {
  const [wanted, setWanted] = React.useState<Wanted>({ first: true, second: false });

  return (
    <FormGroup>
      <FormControlLabel
        label="«label»"
        control={
          <Checkbox
            color="«color»"
            checked={wanted.first}
            onChange={(_, first) => setWanted({ ...wanted, first })}
          />
        }
      />
      <FormControlLabel
        label="«other»"
        control={
          <Checkbox
            checked={wanted.second}
            onChange={(_, second) => setWanted({ ...wanted, second })}
          />
        }
      />
    </FormGroup>
  );
}
""",
    """\
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function «name»() {
  return (
    <FormControl>
      <FormLabel>«label»</FormLabel>
      <RadioGroup defaultValue="«place»" row={«amount» > 400}>
        {«places».map((place) => (
          <FormControlLabel key={place} value={place} control={<Radio />} label={place} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
""",
    """\
import Slider from '@mui/material/Slider';

function inPieces(value: number): string {
  return `${value} pieces`;
}

export default function «name»() {
  return (
    <Slider
      aria-label="«label»"
      sx={{ inlineSize: 240 }}
      color="«color»"
      defaultValue={«amount»}
      max={1000}
      step={10}
      getAriaValueText={inPieces}
      valueLabelDisplay="auto"
    />
  );
}
""",
    """\
import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function «name»() {
  const [shown, setShown] = React.useState(0);

  return (
    <Box sx={{ inlineSize: '100%' }}>
      <Tabs
        value={shown}
        onChange={(_, next: number) => setShown(next)}
        aria-label="«label»"
        variant="scrollable"
      >
        {«places».map((place) => (
          <Tab key={place} label={place} />
        ))}
      </Tabs>
      <Box sx={{ padding: «gap» }}>{shown + 1}. «other»</Box>
    </Box>
  );
}
""",
    """\
import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

export default function «name»() {
  const [open, setOpen] = React.useState(false);
  const close = (): void => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" color="«color»" onClick={() => setOpen(true)}>
        «action»
      </Button>
      <Dialog open={open} onClose={close} aria-labelledby="«name»-title">
        <DialogTitle id="«name»-title">«action» the «label»?</DialogTitle>
        <DialogContent>{«sentence»}</DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button onClick={close}>«action»</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
""",
    """\
import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function «name»() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <div>
      <Button onClick={(event) => setAnchor(event.currentTarget)}>«label»</Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {«places».map((place) => (
          <MenuItem key={place} onClick={() => setAnchor(null)} dense={«amount» > 300}>
            {place}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
""",
    """\
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

interface Row {
  place: string;
  amount: number;
}

const rows: Row[] = «places».map((place, index) => ({ place, amount: «amount» + 7 * index }));

export default function «name»() {
  return (
    <TableContainer component={Paper}>
      <Table size="«size»" aria-label="«label»">
        <TableHead>
          <TableRow>
            <TableCell>Place</TableCell>
            <TableCell align="right">«other»</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.place}>
              <TableCell component="th" scope="row">
                {row.place}
              </TableCell>
              <TableCell align="right">{row.amount}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
""",
    """\
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function «name»() {
  return (
    <Card sx={{ maxInlineSize: 3«few»0 }} variant="outlined">
      <CardContent>
        <Typography variant="h6" component="p">
          «label»
        </Typography>
        <Typography color="text.secondary">{«sentence»}</Typography>
      </CardContent>
      <CardActions>
        <Button size="small" color="«color»">
          «action»
        </Button>
      </CardActions>
    </Card>
  );
}
""",
    """\
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

export default function «name»() {
  return (
    <Alert severity="info" sx={{ inlineSize: '100%', marginBlock: «gap» }}>
      <AlertTitle>«label»</AlertTitle>
      {«sentence»}
    </Alert>
  );
}
""",
    """\
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

const places = «places» as const;

export default function «name»() {
  return (
    <div>
      {places.slice(0, «few»).map((place, index) => (
        <Accordion key={place} defaultExpanded={index === 0}>
          <AccordionSummary id={`«name»-${index}`} aria-controls={`«name»-${index}-text`}>
            «label»: {place}
          </AccordionSummary>
          <AccordionDetails>{«sentence»}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
""",
    """\
import * as React from 'react';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const steps: string[] = «places»;

export default function «name»() {
  const [active, setActive] = React.useState(0);

  return (
    <div>
      <Stepper activeStep={active} orientation="vertical">
        {steps.map((step) => (
          <Step key={step}>
            <StepLabel>{step}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Button disabled={active >= steps.length} onClick={() => setActive(active + 1)}>
        «action»
      </Button>
    </div>
  );
}
""",
    """\
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Divider from '@mui/material/Divider';

export default function «name»() {
  return (
    <List dense={«amount» < 200} sx={{ inlineSize: 280 }} aria-label="«label»">
      {«places».map((place) => (
        <ListItem key={place}>
          <ListItemText primary={place} secondary="«other»" />
        </ListItem>
      ))}
    </List>
  );
}

export function Between() {
  return <Divider />;
}
""",
    """\
import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';

export default function «name»() {
  const [page, setPage] = React.useState(«few»);

  return (
    <div>
      <Typography>
        «label», page {page} of «amount»
      </Typography>
      <Pagination
        count={«amount»}
        page={page}
        color="standard"
        onChange={(_: React.ChangeEvent<unknown>, next: number) => setPage(next)}
      />
    </div>
  );
}
""",
    """\
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const places = «places» satisfies string[];

export default function «name»() {
  return (
    <Stack direction="row" spacing={«gap»} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {places.map((place, index) => (
        <Chip key={place} label={place} size="«size»" variant={index % 2 ? 'outlined' : 'filled'} />
      ))}
    </Stack>
  );
}
""",
    """\
import LinearProgress from '@mui/material/LinearProgress';
import Box from '@mui/material/Box';

export default function «name»() {
  return (
    <Box sx={{ inlineSize: '100%', maxInlineSize: 320 }}>
      <LinearProgress
        variant="determinate"
        color="«color»"
        value={«amount» / 10}
        aria-label="«label»"
      />
    </Box>
  );
}
""",
    """\
import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function «name»() {
  const [open, setOpen] = React.useState<boolean>(false);

  return (
    <div>
      <Button onClick={() => setOpen(true)}>«action» «label»</Button>
      <Snackbar
        open={open}
        autoHideDuration={«few»000}
        message={«sentence»}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
""",
    """\
import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function «name»() {
  const [place, setPlace] = React.useState<string | null>('«place»');

  return (
    <ToggleButtonGroup
      exclusive
      size="«size»"
      value={place}
      aria-label="«label»"
      onChange={(_, next: string | null) => setPlace(next)}
    >
      {«places».slice(0, 3).map((name) => (
        <ToggleButton key={name} value={name}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
""",
    """\
import Rating from '@mui/material/Rating';
import Tooltip from '@mui/material/Tooltip';

export default function «name»() {
  return (
    <Tooltip title="«other»" arrow>
      <span>
        <Rating name="«label»" defaultValue={«few»} precision={0.5} size="«size»" />
      </span>
    </Tooltip>
  );
}
""",
    """\
import Badge from '@mui/material/Badge';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

export default function «name»() {
  return (
    <Badge badgeContent={«amount»} color="primary" max={99}>
      <AvatarGroup max={6}>
        {«places».map((place) => (
          <Avatar key={place} sx={{ color: 'white', backgroundColor: 'maroon' }}>
            {place.charAt(0)}
          </Avatar>
        ))}
      </AvatarGroup>
    </Badge>
  );
}
""",
    """\
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function «name»() {
  return (
    <Breadcrumbs aria-label="«label»">
      {«places».slice(1).map((place) => (
        <Link key={place} href="/">
          {place}
        </Link>
      ))}
      <Typography color="text.primary">«place»</Typography>
    </Breadcrumbs>
  );
}
""",
)
