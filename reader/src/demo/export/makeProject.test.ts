import { expect, test } from 'vitest';
import { makeProject, titleOf } from './makeProject.ts';
import type { Packages, ProjectTheme } from './packages.ts';

const theme: ProjectTheme = {
  imports: `import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
`,
  before: 'const theme = createTheme({ cssVariables: true });',
  around: ['ThemeProvider theme={theme}'],
  inside: ['CssBaseline'],
  tailwind: {
    imports: "import { StyledEngineProvider } from '@mui/material/styles';\n",
    before: '',
    around: ['StyledEngineProvider enableCssLayer', 'ThemeProvider'],
    inside: ['CssBaseline'],
    tailwind: null,
  },
  place: 0,
};

const lively: ProjectTheme = {
  imports: "import { CssVarsProvider } from '@mui/joy/styles';\n",
  before: '',
  around: ['CssVarsProvider defaultMode="system"'],
  inside: [],
  tailwind: null,
  place: 1,
};

const packages: Packages = {
  '@emotion/react': { version: '11.14.0', peers: ['react'] },
  '@emotion/styled': { version: '11.14.1', peers: ['@emotion/react', 'react'] },
  '@mui/base': { version: '7.0.0-beta.4', peers: ['react', 'react-dom'] },
  '@mui/joy': {
    version: '5.0.0-beta.49',
    peers: ['@emotion/react', '@emotion/styled'],
    theme: lively,
  },
  '@mui/material': {
    version: '7.0.1',
    peers: ['@emotion/react', '@emotion/styled', 'react'],
    theme,
  },
  '@tailwindcss/vite': { version: '4.3.5' },
  '@toolpad/core': { version: '0.14.0', peers: ['@mui/material', 'react'], missesPeers: true },
  '@types/react': { version: '19.3.0' },
  '@types/react-dom': { version: '19.3.0' },
  '@vitejs/plugin-react': { version: '6.3.0' },
  react: { version: '19.3.1' },
  'react-dom': { version: '19.3.1', peers: ['react'] },
  tailwindcss: { version: '4.3.5' },
  typescript: { version: '7.0.2' },
  vite: { version: '8.3.8' },
};

const button = {
  name: 'BasicButtons.tsx',
  text: `import Button from '@mui/material/Button';

export default function BasicButtons() {
  return <Button>Publish</Button>;
}
`,
};

const system = { styling: 'system', language: 'TS' } as const;
const tailwind = { styling: 'tailwind', language: 'TS' } as const;

function manifestOf(project: ReadonlyMap<string, string>) {
  return JSON.parse(project.get('package.json') ?? '');
}

test('a demo in TypeScript comes with everything that npm needs to start and build it', () => {
  const project = makeProject([button], system, packages);

  expect([...project.keys()]).toEqual([
    'package.json',
    'index.html',
    'vite.config.ts',
    'tsconfig.json',
    'src/main.tsx',
    'src/demo/BasicButtons.tsx',
  ]);
  expect(manifestOf(project)).toMatchObject({
    name: 'basic-buttons',
    scripts: { dev: 'vite', build: 'vite build' },
    dependencies: {
      '@emotion/react': '11.14.0',
      '@emotion/styled': '11.14.1',
      '@mui/material': '7.0.1',
      react: '19.3.1',
      'react-dom': '19.3.1',
    },
    devDependencies: { typescript: '7.0.2', '@types/react': '19.3.0', vite: '8.3.8' },
  });
});

test('the code of the demo is not touched', () => {
  const project = makeProject([button], system, packages);

  expect(project.get('src/demo/BasicButtons.tsx')).toBe(button.text);
});

test('a demo in JavaScript has no TypeScript anywhere', () => {
  const files = [{ ...button, name: 'BasicButtons.jsx' }];

  const project = makeProject(files, { ...system, language: 'JS' }, packages);

  expect([...project.keys()].filter((path) => /tsx?$|tsconfig/.test(path))).toEqual([]);
  expect(project.get('package.json')).not.toMatch(/typescript|@types/);
  expect(project.get('src/main.jsx')).toContain("document.getElementById('root')).render(");
});

test('the page and the first file lead to the demo in the theme of what it imports', () => {
  const project = makeProject([button], system, packages);

  expect(project.get('index.html')).toContain('<title>BasicButtons</title>');
  expect(project.get('index.html')).toContain('<html lang="en">');
  expect(project.get('index.html')).toContain('src="/src/main.tsx"');
  expect(project.get('src/main.tsx')).toBe(`import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import Demo from './demo/BasicButtons';

const theme = createTheme({ cssVariables: true });

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Demo />
    </ThemeProvider>
  </StrictMode>,
);
`);
});

test('of two themes the later counts, and a demo without a library has none', () => {
  const both = "import Card from '@mui/material/Card';\nimport Button from '@mui/joy/Button';\n";
  const joy = [{ name: 'index.tsx', text: both }];
  const base = [{ name: 'index.tsx', text: "import { Button } from '@mui/base/Button';\n" }];

  expect(makeProject(joy, system, packages).get('src/main.tsx')).toContain(
    '<CssVarsProvider defaultMode="system">',
  );
  expect(makeProject(base, system, packages).get('src/main.tsx')).toContain(
    '  <StrictMode>\n    <Demo />\n  </StrictMode>,\n',
  );
});

test('with Tailwind its plugin and its stylesheet are there', () => {
  const project = makeProject([button], tailwind, packages);

  expect(project.get('vite.config.ts')).toContain('plugins: [react(), tailwindcss()]');
  expect(project.get('src/main.tsx')).toContain("import './tailwind.css';");
  expect(project.get('src/tailwind.css')).toContain("@import 'tailwindcss';");
  expect(manifestOf(project).devDependencies).toMatchObject({
    tailwindcss: '4.3.5',
    '@tailwindcss/vite': '4.3.5',
  });
});

test('with Tailwind a theme may differ', () => {
  const main = makeProject([button], tailwind, packages).get('src/main.tsx');

  expect(main).toContain("import { StyledEngineProvider } from '@mui/material/styles';");
  expect(main).toContain(`    <StyledEngineProvider enableCssLayer>
      <ThemeProvider>
        <CssBaseline />
        <Demo />`);
});

test('the files of a demo lie as they lay', () => {
  const files = [
    { name: 'index.tsx', text: "import { stops } from './data/stops';\nimport './styles.css';\n" },
    { name: 'data/stops.ts', text: 'export const stops = [];\n' },
    { name: 'styles.css', text: 'p {}\n' },
  ];

  const project = makeProject(files, system, packages);

  expect([...project.keys()].filter((path) => path.startsWith('src/demo/'))).toEqual([
    'src/demo/index.tsx',
    'src/demo/data/stops.ts',
    'src/demo/styles.css',
  ]);
});

test('what asks for packages that are not to be had is installed without them', () => {
  const toolpad = [{ name: 'index.tsx', text: "import { AppProvider } from '@toolpad/core';\n" }];

  expect(makeProject(toolpad, system, packages).get('.npmrc')).toBe('legacy-peer-deps=true\n');
  expect(makeProject([button], system, packages).has('.npmrc')).toBe(false);
});

test('a package nobody knows the version of is no guess', () => {
  const files = [{ name: 'index.tsx', text: "import confetti from 'confetti';\n" }];

  expect(() => makeProject(files, system, packages)).toThrow('"confetti"');
});

test('a demo is called as its component, or else as its file', () => {
  expect(titleOf([button])).toBe('BasicButtons');
  expect(titleOf([{ name: 'Rainfall.jsx', text: 'export default Bars;' }])).toBe('Rainfall');
});
