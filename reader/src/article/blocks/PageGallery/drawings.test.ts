// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawings } from './drawings.ts';
import { previewOf } from './previews.ts';

const CONTENT = new URL('../../../../../content/', import.meta.url);

function read(file: string): string {
  return readFileSync(new URL(file, CONTENT), 'utf8');
}

/** The names of all components that a navigation has. */
function namesIn(product: string): readonly string[] {
  const text = read(`${product}/navigation.yaml`);
  const [, group = ''] = text.split(/^- pathname: \S+\/components-group\/$/m);
  const rows = (group.split(/^- /m)[0] ?? '').matchAll(
    /^( +)- pathname: \S+?\/(?:react-)?([\w-]+)\/$/gm,
  );
  const known = [...rows].map(([, , name = '']) => name);
  return known.filter((name) => name !== 'all-components');
}

const GROUPS =
  /^(inputs|data-display|feedback|surfaces|navigation|layout|utils|mui-x|toolpad-core|lab)$/;

test.each(['material-ui', 'base-ui', 'joy-ui', 'system'])(
  'every component of %s has a drawing and a sentence of its own',
  (product) => {
    const sentences = read('component-sentences.yaml');
    const names = namesIn(product).filter((name) => !GROUPS.test(name));

    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !drawings[name])).toEqual([]);
    expect(names.filter((name) => !sentences.includes(`\n${name}: `))).toEqual([]);
  },
);

test('libraries share the drawings of what they share', () => {
  expect(previewOf('/base-ui/react-slider/')).toBe(previewOf('/material-ui/react-slider/'));
});

test('no drawing leaves its paper', () => {
  const starts = Object.entries(drawings).flatMap(([name, layers]) =>
    [
      ...Object.values(layers)
        .join('')
        .matchAll(/M(-?[\d.]+)[ ,](-?[\d.]+)/g),
    ].map(([, x, y]) => ({ name, x: Number(x), y: Number(y) })),
  );

  expect(starts.filter(({ x, y }) => x < 8 || x > 112 || y < 4 || y > 60)).toEqual([]);
});

test('a page about something else has the drawing of its kind', () => {
  expect(previewOf('/material-ui/getting-started/installation/').accent).toBeTruthy();
  expect(previewOf('/material-ui/guides/testing/')).not.toBe(previewOf('/material-ui/react-box/'));
});
