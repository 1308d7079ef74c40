import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import * as texts from '../../styles/generated/texts.ts';
import styles from './DensityTool.module.css';
import type { Density } from './density.ts';
import { apart, materialTheme } from './materialTheme.ts';

const SAILINGS = [
  { from: '08:10', to: 'Skelly', seats: 42 },
  { from: '09:40', to: 'Inner Dock', seats: 17 },
  { from: '11:05', to: 'Skelly', seats: 60 },
];

/** Components of the library as close as was chosen. */
export function Preview({ spacing, compact }: Density) {
  const id = useId();
  const theme = materialTheme(useTheme().direction, compact ? 'compact' : 'comfortable');
  const distances = { '--mui-spacing': `${spacing}px` } as React.CSSProperties;

  return (
    <ThemeProvider theme={theme} {...apart}>
      <section className={styles.preview} aria-label={texts.colorPreview} style={distances}>
        <AppBar position="static" component="div" elevation={0} color="default">
          <Toolbar>
            <Typography sx={{ flexGrow: 1, fontWeight: 500 }}>Sailings</Typography>
            <Button color="inherit">Today</Button>
          </Toolbar>
        </AppBar>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ p: 2 }}>
          <Stack spacing={2} sx={{ flex: 1, minWidth: 0 }}>
            <TextField id={`${id}-name`} label="Name" defaultValue="Ada Byrne" />
            <TextField
              id={`${id}-note`}
              label="Note"
              helperText="The crew reads it on the morning of the sailing."
            />
            <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
              <Button variant="contained">Book</Button>
              <Button variant="outlined">Hold</Button>
              <IconButton aria-label="More">
                <svg
                  width="24"
                  height="24"
                  viewBox="0 0 24 24"
                  fill="currentcolor"
                  aria-hidden="true"
                >
                  <path d="M6 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm6 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm6 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z" />
                </svg>
              </IconButton>
            </Stack>
          </Stack>
          <List sx={{ flex: 1, minWidth: 0 }} aria-label="Notices">
            <ListItem>
              <ListItemText primary="Skelly pier" secondary="Open until nine" />
            </ListItem>
            <ListItem>
              <ListItemText primary="Inner Dock" secondary="Ramp closed at low water" />
            </ListItem>
          </List>
        </Stack>
        <Table aria-label="Sailings today">
          <TableHead>
            <TableRow>
              <TableCell>Leaves</TableCell>
              <TableCell>To</TableCell>
              <TableCell align="right">Seats</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {SAILINGS.map(({ from, to, seats }) => (
              <TableRow key={from}>
                <TableCell>{from}</TableCell>
                <TableCell>{to}</TableCell>
                <TableCell align="right">{seats}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </section>
    </ThemeProvider>
  );
}
