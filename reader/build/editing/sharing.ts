// Which modules of the frame travel together: few files, and nobody loads another library's.

import { packages } from '../sharing.ts';

/** The more general first; a module goes to the first that wants it, and takes along what it imports. */
export const sharedFiles = [
  ['react', 'node_modules/(react|react-dom|scheduler)/'],
  [
    'emotion',
    packages('@emotion|stylis|hoist-non-react-statics|@mui/utils|clsx|react-is|prop-types'),
  ],
  ['system', packages('@mui/(system|styled-engine|private-theming)')],
  [
    'material',
    // What most demos use, and what stands behind it: fields, menus and all that opens.
    material(
      'styles|colors|utils|className|internal|transitions|ButtonBase|Paper|Typography|Button|Box' +
        '|SvgIcon|IconButton|Modal|Popper|Portal|Grow|Fade|Backdrop|Popover|List|ListItem\\w*|Menu\\w*' +
        '|Input\\w*|Filled\\w*|Outlined\\w*|Form\\w*|TextField|Select|NativeSelect|Stack',
    ),
  ],
  [
    'material-inputs',
    material(
      'Autocomplete|useAutocomplete|ButtonGroup|Checkbox|Fab|Radio\\w*|Rating|Slider|Switch|Toggle\\w*',
    ),
  ],
  [
    'material-display',
    material(
      'Alert\\w*|Avatar\\w*|Badge|Chip|Circular\\w*|Dialog\\w*|Divider|Linear\\w*|Skeleton|Snackbar\\w*' +
        '|Table\\w*|Tooltip|ImageList\\w*',
    ),
  ],
  [
    'material-navigation',
    material(
      'Accordion\\w*|AppBar|Bottom\\w*|Breadcrumbs|Card\\w*|Drawer|Link|Pagination\\w*|SpeedDial\\w*' +
        '|Step\\w*|SwipeableDrawer|Tab|Tabs|TabScrollButton|Toolbar',
    ),
  ],
  ['material-more', 'node_modules/@mui/material/(?!.*locale)'],
  ['base', 'node_modules/@mui/base/'],
  ['joy', 'node_modules/@mui/joy/(?!locale)'],
  ['dayjs', 'node_modules/dayjs/(?!locale)'],
  ['data-grid', 'node_modules/@mui/x-data-grid/(?!.*locales)'],
  ['charts', 'node_modules/(@mui/x-charts|d3-[^/]+)/'],
  ['tree-view', 'node_modules/@mui/x-tree-view/'],
  ['date-pickers', 'node_modules/@mui/x-date-pickers/(?!.*(locales|Adapter(?!Dayjs)))'],
  ['icons', 'node_modules/@mui/icons-material/'],
  ['toolpad', 'node_modules/@toolpad/'],
].map(([name = '', test = ''], index, all) => ({
  name,
  test: new RegExp(test),
  priority: all.length - index,
}));

/** The folders of some components of Material UI. */
function material(names: string): string {
  return `node_modules/@mui/material/(esm/)?(${names})/`;
}
