import { expect, test } from 'vitest';
import { foldQuery } from './folding.ts';
import { markName } from './marks.ts';

test.each([
  ['disableRipple', ['rip'], 'disable[Rip]ple'],
  ['DataGrid', ['data', 'grid'], '[DataGrid]'],
  ['Data Grid', ['datagr'], '[Data Gr]id'],
  ['ButtonVariants', ['variant', 'button'], '[ButtonVariant]s'],
  ['Button', ['buttons'], '[Button]'],
  ['TextField', ['tetxfield'], '[TextField]'],
  ['LoadingButton', ['buton'], 'Loading[Button]'],
  ['Autocomplete', ['uatoc'], '[Autoc]omplete'],
  ['Crème brûlée', ['brulee'], 'Crème [brûlée]'],
  ['onClose', ['close', 'dialog'], 'on[Close]'],
  ['Menu', ['zzzz'], 'Menu'],
  ['aria-label', ['a'], '[a]ria-label'],
  ['disableRipple', ['disabRip'], '[disab]le[Rip]ple'],
  ['MuiButton-root', ['muiButRo'], '[MuiBut]ton-[ro]ot'],
])('%s for %j', (name, words, expected) => {
  expect(showMarks(name, markName(name, foldQuery(words.join(' '))))).toBe(expected);
});

function showMarks(name: string, marks: readonly (readonly [number, number])[]): string {
  const marked = marks.toReversed();
  return marked.reduce(
    (text, [from, to]) => `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`,
    name,
  );
}
