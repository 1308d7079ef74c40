// What many live parts share travels in few files; what one demo needs stays its own.

/** What fetches a module on first use: a file of its own would have to be waited for. */
const PRELOADING = 'vite/preload-helper';

/** Among what pages load: their script, which stands alone, and what comes when it is needed. */
export const filesOfPages = inOrder([
  ['browser', 'src/entries/browser\\.', PRELOADING],
  // The tools of demos, and what their editor and their projects share with them.
  ['demos', 'src/article/demo/(operateDemos|DemoView|edits|files)\\.'],
  // Without the grammar of stylesheets, which few demos have.
  [
    'editor',
    packages('@codemirror/(state|view|language|commands|lang-javascript)'),
    packages('@lezer/(common|lr|highlight|javascript)|style-mod|w3c-keyname|@marijn'),
  ],
]);

/**
 * Among what demos take from elsewhere, the more general first: a module goes to the first that wants it.
 *
 * A file takes along whatever its modules import and no file before it has, so what others build on
 * comes first. Files "of all that several demos share" are not among them: every demo would load them whole.
 */
export const filesOfDemos = inOrder([
  // Everything that lives needs these; apart, they would only be two files instead of one.
  [
    'react',
    packages('react|react-dom|scheduler'),
    PRELOADING,
    'virtual:stock/react\\b',
    packages('@emotion|stylis|hoist-non-react-statics|@mui/utils|clsx|react-is|prop-types'),
    'src/islands/(hydrate|TurningTree|LivePartTree|PartBoundary|PartFailure|Restartable)\\.',
    'src/islands/(styling|prefixes|portals/.+)\\.',
    'src/islands/surroundings/(useShown|apart|madeOnce|Bare.+)\\.',
    'src/preferences/shown',
  ],
  // The theme, with what demos of all libraries take from here: icons and boxes.
  [
    'material',
    packages('@mui/(system|styled-engine|private-theming)'),
    packages('@mui/material/(esm/)?(styles|colors|utils|Box|Stack|SvgIcon)'),
    'src/islands/surroundings/[Mm]aterial',
  ],
  [
    'button',
    packages(
      '@mui/material/(esm/)?(Button|ButtonBase|IconButton|CircularProgress|List|Paper|Typography)',
    ),
    // What all sorts of controls ask whether they stand in a form.
    '@mui/material/(esm/)?FormControl/(FormControlContext|formControlState|useFormControl)\\.',
  ],
  // What opens above the page, then what needs that to show a list, then what needs a list to choose from.
  ['modal', packages('@mui/material/(esm/)?(Backdrop|Fade|Modal|Portal|Unstable_TrapFocus)')],
  ['menu', packages('@mui/material/(esm/)?(Grow|Menu|MenuList|Popover)')],
  ['form', packages('@mui/material/(esm/)?(FormControl|FormHelperText|FormLabel)')],
  [
    'field',
    packages('@mui/material/(esm/)?(FilledInput|Input|InputBase|InputLabel|OutlinedInput)'),
    packages('@mui/material/(esm/)?(Select|TextField)'),
  ],
  ['popper', packages('@popperjs/core')],
  // Last: it has an older copy of the system, and takes nothing along that Material UI has.
  [
    'joy',
    'src/islands/surroundings/[Jj]oy',
    'joy/node_modules/@mui/(system|styled-engine|private-theming|utils|base/utils)/',
    packages('@mui/joy/(styles|utils|colors|className|Box|Stack)'),
  ],
]);

type SharedFile = readonly [name: string, ...modules: string[]];

function inOrder(files: readonly SharedFile[]) {
  return files.map(([name, ...modules], place) => ({
    name,
    test: new RegExp(modules.join('|')),
    priority: files.length - place,
  }));
}

/** The files of packages at the root; Joy UI brings older copies of its own, which stay with it. */
function packages(names: string): string {
  return `(?<!joy/)node_modules/(${names})/`;
}
