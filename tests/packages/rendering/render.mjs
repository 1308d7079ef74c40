// Draws each component of a request once, and says what became of a prop that it does not know.
//
// A request is JSON on the standard input: the folder to work in, and the components by package. The
// answer is JSON on the standard output.

import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'vite';

import './browser.mjs';

// React tells what it renders to tests only while it is developed with.
process.env.NODE_ENV = 'development';

const ALONE = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'prop-types'];
const request = JSON.parse(await readFile('/dev/stdin', 'utf8'));

console.error = () => {};
console.warn = () => {};

await mkdir(request.folder, { recursive: true });
await build({
  configFile: false,
  logLevel: 'silent',
  root: import.meta.dirname,
  mode: 'development',
  define: { 'process.env.NODE_ENV': '"development"' },
  build: {
    ssr: 'packages.mjs',
    outDir: request.folder,
    emptyOutDir: true,
    rollupOptions: { external: ALONE, output: { entryFileNames: 'bundle.mjs' } },
  },
  ssr: { noExternal: [/^@mui\//, /^@emotion\//, /^@toolpad\//] },
});
const packages = await import(path.join(request.folder, 'bundle.mjs'));
const { makeSamples } = await import('./samples.mjs');

const require = createRequire(import.meta.url);
const React = require('react');
const { createRoot } = require('react-dom/client');
const { createElement: h, act } = React;
const samples = makeSamples(packages, h);

class Boundary extends React.Component {
  state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** A theme that notes under which keys it is asked for default props. */
function spyingTheme(theme, asked) {
  const componentOf = (key) => ({
    get defaultProps() {
      asked.add(key);
      return {};
    },
  });
  const get = (_, key) => (typeof key === 'string' ? componentOf(key) : undefined);
  return { ...theme, components: new Proxy({}, { get, has: () => true }) };
}

const joyTheme = packages.extendTheme({});
const materialTheme = packages.createTheme();

function themed(from, element, asked) {
  return from === 'joy'
    ? h(packages.CssVarsProvider, { theme: spyingTheme(joyTheme, asked) }, element)
    : h(packages.ThemeProvider, { theme: spyingTheme(materialTheme, asked) }, element);
}

/** The outermost element of a component: in its place, or in a portal at the end of the page. */
function outermost(box) {
  const place = document.getElementById('place');
  const inside = [...(place?.children ?? [])].filter((node) => node.tagName !== 'STYLE');
  const outside = [...document.body.children].filter(
    (node) => node !== box && node !== samples.anchor,
  );
  return inside[0] ?? outside[0];
}

async function draw(from, name) {
  const component = samples.find(from, name);
  if (!component) return null;
  const box = document.createElement('div');
  document.body.replaceChildren(samples.anchor, box);
  const asked = new Set();
  const sample = samples.place(from, name, h(component, samples.props(from, name)));
  const root = createRoot(box, { onCaughtError() {}, onUncaughtError() {} });
  try {
    await act(async () => root.render(h(Boundary, null, themed(from, sample, asked))));
    // Some measure first, and draw what they measured for only then.
    await act(async () => new Promise((done) => setTimeout(done, 20)));
    return describe(outermost(box), asked);
  } finally {
    await act(async () => root.unmount());
  }
}

function describe(root, asked) {
  if (!root) return null;
  const within = [root, ...root.querySelectorAll('*')];
  return {
    probed: root.hasAttribute('data-probe'),
    reached: within.some((node) => node.hasAttribute('data-probe')),
    classes: [...new Set(within.flatMap((node) => [...node.classList]))],
    asked: [...asked],
  };
}

const drawn = {};
for (const [from, names] of Object.entries(request.components)) {
  drawn[from] = {};
  for (const name of names) drawn[from][name] = await draw(from, name);
}
process.stdout.write(JSON.stringify(drawn), () => process.exit());
