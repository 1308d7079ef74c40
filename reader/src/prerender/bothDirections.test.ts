// @vitest-environment node

import { compile, middleware, serialize, stringify } from 'stylis';
import { expect, test } from 'vitest';
import { inBothDirections, keepMarks } from './bothDirections.node.ts';

const LTR = ':where(:root:not([dir=rtl]) *)';
const RTL = ':where(:root[dir=rtl] *)';

test.each([
  '.css-a{color:red;margin:0 auto;}',
  '@media (min-width:600px){.css-a:hover{padding-inline-start:8px;}}',
  '@font-face{font-family:Sign;src:url(left.woff2);}',
])('what is the same from right to left is said once: %s', (css) => {
  expect(weave(css)).toBe(css);
});

test('what differs is said of each direction, as strong as it was', () => {
  expect(weave('.css-a{color:red;margin-left:8px;}')).toBe(
    `.css-a{color:red;}.css-a${LTR}{margin-left:8px;}.css-a${RTL}{margin-right:8px;}`,
  );
});

test('what overrules what stays as it was', () => {
  expect(weave('.css-a{margin-left:8px;margin:0;}')).toBe(
    `.css-a${LTR}{margin-left:8px;}.css-a${RTL}{margin-right:8px;}.css-a{margin:0;}`,
  );
});

test('the direction is asked of the element, not of what stands beside it', () => {
  expect(weave('@media print{.css-a>span::before,.css-b{left:0;}}')).toBe(
    `@media print{.css-a>span${LTR}::before,.css-b${LTR}{left:0;}` +
      `.css-a>span${RTL}::before,.css-b${RTL}{right:0;}}`,
  );
});

test('an animation that runs the other way has another name', () => {
  const css = weave('@keyframes go{from{left:0;}to{left:100%;}}', '.css-a{animation:go 1s;}');

  expect(css).toBe(
    '@keyframes go{from{left:0;}to{left:100%;}}@keyframes go-rtl{from{right:0;}to{right:100%;}}' +
      `.css-a${LTR}{animation:go 1s;}.css-a${RTL}{animation:go-rtl 1s;}`,
  );
});

test('the browser adds an animation that runs the other way for itself', () => {
  const steps = { name: 'animation-a', css: '@keyframes go{from{left:0;}}' };

  expect(inBothDirections([steps])[0]?.name).not.toBe(steps.name);
});

test('an animation that runs the same way is the same', () => {
  const css = ['@keyframes fade{to{opacity:0;}}', '.css-a{animation:fade 1s;}'];

  expect(weave(...css)).toBe(css.join(''));
});

test('what is marked stands as it is in both', () => {
  const css = '.css-a{/*! @noflip */direction:ltr;}';

  expect(weave(css)).toBe('.css-a{direction:ltr;}');
});

test('the marks are there when Emotion hands styles over', () => {
  const [rule] = compile('.css-a{direction:ltr /*! @noflip */;}');

  const printed = rule && serialize([rule], middleware([keepMarks, stringify]));

  expect(printed).toBe('.css-a{/*! @noflip */direction:ltr;}');
});

function weave(...styles: readonly string[]): string {
  const named = styles.map((css, place) => ({ name: `style${place}`, css }));
  return inBothDirections(named)
    .map(({ css }) => css)
    .join('');
}
