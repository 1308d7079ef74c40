// What many live parts share travels in few files; what one demo needs stays its own.

/** What the bundler itself puts into files: one of its own would have to be waited for. */
const HELPERS = '(vite/preload-helper|rolldown/runtime)\\b';

/** Among what pages load: their script, which stands alone, and what comes when it is needed. */
export const filesOfPages = inOrder([
  // With a few bytes that many files would otherwise fetch another for.
  [
    'browser',
    'src/entries/browser\\.',
    'src/styles/adoptStyles\\.',
    'src/ui/formatText\\.',
    HELPERS,
  ],
  // What several islands of the interface are made of.
  ['interface', 'src/ui/(overlay|(Dialog|Icon|IconButton)/.+)\\.'],
  // The dialog comes in one piece; what it shares with the engine stays with it.
  ['SearchDialog', 'src/search/(SearchDialog|engine/question)\\.'],
  // The tools of demos, and what their menus, their editor and their projects share with them.
  ['demos', 'src/demo/operateDemos\\.'],
  // What those share among themselves, in one file: they would wait for one after the other.
  ['demo-code', 'src/demo/(edits|files|address|changeView)\\.'],
  // Without the grammar of stylesheets, which few demos have.
  [
    'editor',
    packages('@codemirror/(state|view|language|commands|lang-javascript)'),
    packages('@lezer/(common|lr|highlight|javascript)|style-mod|w3c-keyname|@marijn'),
  ],
]);

/** What is left of the utilities when a button is all there is. */
const BASIC_UTILS = [
  'capitalize|clamp|ClassNameGenerator|composeClasses|deepmerge|formatMuiErrorMessage',
  'generateUtilityClass|generateUtilityClasses|isFocusVisible|resolveProps',
  'use(?:EnhancedEffect|EventCallback|ForkRef|Id|LazyRef|OnMount|Timeout)',
].join('|');

/**
 * Among what demos take from elsewhere, the more general first: a module goes to the first that wants it.
 *
 * A file takes along whatever its modules import and no file before it has, so what others build on
 * comes first. Files "of all that several demos share" are not among them: every demo would load them whole.
 */
export const filesOfDemos = inOrder([
  // Everything that lives needs these, beside React, which pages have too.
  [
    'island',
    HELPERS,
    packages('@emotion|stylis|hoist-non-react-statics|clsx'),
    packages(`@mui/utils/(?:esm/)?(?:${BASIC_UTILS})`),
    'src/islands/(hydrate|DirectionAwareIsland|IslandTree|IslandBoundary|IslandFailure|Restartable)\\.',
    'src/islands/(styling|prefixes|portals/.+)\\.',
    'src/ui/(ErrorBoundary|formatText)\\.',
    'src/islands/theme-providers/(exposeTheme|useShown|withProvider|NoProvider)\\.',
    'src/preferences/shown',
  ],
  // What nearly all take that are more than a button: of their own, and then of Material UI.
  ['utils', packages('@mui/utils|prop-types|react-is')],
  // The theme, with what demos of all libraries take from here, icons and stacks.
  [
    'material',
    packages('@mui/(styled-engine|private-theming)'),
    packages(
      '@mui/system/(?!(?:esm/)?(?:Box|createBox|Container|GlobalStyles|Grid|useMediaQuery)/).+?',
    ),
    packages('@mui/material/(esm/)?(styles|Stack|SvgIcon)'),
    // Without the one that would bring the utilities along.
    '@mui/material/(esm/)?utils/(capitalize|create(?!Chained)|memoTheme|use(EventCallback|ForkRef|Id))',
    'material-ui/provider\\.tsx',
  ],
  ['button', packages('@mui/material/(esm/)?(Button|ButtonBase|IconButton|CircularProgress)')],
  [
    'surface',
    packages('@mui/system|@mui/material/(esm/)?(Box|List|Paper|Typography|colors|utils)'),
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
    'joy-ui/provider\\.tsx',
    '@mui/joy/node_modules/@mui/(system|styled-engine|private-theming|utils|base/utils)/',
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
export function packages(names: string): string {
  return `(?<!@mui/joy/)node_modules/(${names})/`;
}
