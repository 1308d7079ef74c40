// What many live parts share travels in few files; what one demo needs stays its own.

/** The shared files, the more general first: a module goes to the first that wants it. */
export const sharedFiles = [
  {
    // What fetches a module on first use belongs to every page; elsewhere it would bring React along.
    name: 'browser',
    test: anyOf('src/entries/browser\\.', 'vite/preload-helper'),
    priority: 4,
  },
  {
    name: 'react',
    test: anyOf(packages('react|react-dom|scheduler')),
    priority: 3,
  },
  {
    name: 'live',
    test: anyOf(
      packages('@emotion|stylis|hoist-non-react-statics|@mui/utils|clsx|react-is|prop-types'),
      // Nothing that the script of every page imports as well: it would bring React to all of them.
      'src/islands/(hydrate|TurningTree|LivePartTree|PartBoundary|styling)\\.',
      'src/islands/surroundings/(useShownScheme|apart)\\.',
      'src/preferences/shown',
    ),
    priority: 3,
  },
  {
    name: 'material',
    test: anyOf(
      packages('@mui/(system|styled-engine|private-theming)'),
      packages('@mui/material/(esm/)?(styles|colors|utils)'),
      packages('@mui/material/(esm/)?(ButtonBase|Paper|Typography|Button|Box)'),
      'src/islands/surroundings/[Mm]aterial',
    ),
    priority: 2,
  },
];

/** The files of packages at the root; Joy UI brings older copies of its own, which stay with it. */
function packages(names: string): string {
  return `(?<!joy/)node_modules/(${names})/`;
}

function anyOf(...patterns: readonly string[]): RegExp {
  return new RegExp(patterns.join('|'));
}
