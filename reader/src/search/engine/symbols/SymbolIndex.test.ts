import { expect, test } from 'vitest';
import { type Kind, type Question, readQuestion } from '../question.ts';
import type { NamedAnswer } from '../results.ts';
import { SymbolIndex } from './SymbolIndex.ts';
import type { Part, Start } from './SymbolTable.ts';

const PRODUCTS = [
  ['material-ui', 'Material UI'],
  ['joy-ui', 'Joy UI'],
  ['x-data-grid', 'Data Grid'],
  ['docs', ''],
] as const;

const FORMS = [
  ['prop', '*-prop-@'],
  ['slot', '*-slots-@'],
  ['class', '*-classes-@'],
  ['heading', '~'],
  ['heading', ''],
  ['icon', '?selected=@'],
] as const;

const [PROP, SLOT, CLASS, HEADING, WRITTEN_DOWN, ICON] = FORMS.keys();

// Holders are counted in this order: 0 to 4 pages, 5 to 8 Material UI, 9 to 10 Joy UI, 11 the grid.
const FIRST = part({
  holders: [
    ['page', 0, '/material-ui/react-*/', ['Button', 'Select', 'Text Field']],
    ['page', 1, '/joy-ui/react-*/', ['Select']],
    ['page', 2, '/x/react-*/', ['Data Grid']],
    ['component', 0, '/material-ui/api/*/', ['Button', 'LoadingButton', 'Select', 'TextField']],
    ['component', 1, '/joy-ui/api/*/', ['Old', 'Select']],
    ['component', 2, '/x/api/data-grid/*/', ['DataGrid']],
  ],
  lists: [
    [PROP, 5, ['disableRipple', 'variant']],
    [PROP, 6, ['loading', 'variant']],
    [PROP, 7, ['multiple', 'variant']],
    [PROP, 10, ['multiple', 'placeholder']],
    [SLOT, 10, ['listbox', 'root']],
  ],
});

const LATER = part({
  holders: [],
  lists: [
    [CLASS, 5, ['MuiButton-root', 'MuiButton-textPrimary']],
    [HEADING, 1, ['Crème brûlée']],
    [WRITTEN_DOWN, 1, ['Multiple answers'], ['several']],
  ],
});

const index = await open({ symbols: LATER });
await index.more;

test.each([
  ['rip', 'disableRipple of Button'],
  ['disablerip', 'disableRipple of Button'],
  ['datagrid', 'Data Grid'],
  ['data grid', 'Data Grid'],
  ['DATAGRID', 'Data Grid'],
  ['button variant', 'variant of Button'],
  ['variant button', 'variant of Button'],
  ['select multiple', 'multiple of Select'],
  ['joy select', 'Select'],
  ['select props', 'multiple of Select'],
  ['select slots', 'listbox of Select'],
  ['muibutton root', 'MuiButton-root of Button'],
  ['.MuiButton-root', 'MuiButton-root of Button'],
  ['textPrimary', 'MuiButton-textPrimary of Button'],
  ['creme brulee', 'Crème brûlée of Select'],
  ['buttons', 'Button'],
  ['disabRip', 'disableRipple of Button'],
  ['DisRip', 'disableRipple of Button'],
  ['muiButRo', 'MuiButton-root of Button'],
  ['MuiPrim', 'MuiButton-textPrimary of Button'],
])('"%s" finds %s first', (typed, first) => {
  expect(namesOf(ask(typed))[0]).toBe(first);
});

test.each([
  ['another letter', 'selict'],
  ['another first letter', 'relect'],
  ['a letter missing', 'selct'],
  ['the first letter missing', 'elect'],
  ['a letter too many', 'sellect'],
  ['two letters swapped', 'sleect'],
  ['a swap at the beginning', 'eslect'],
])('%s is forgiven: %s', (_, typed) => {
  expect(namesOf(ask(typed))[0]).toBe('Select');
});

test.each([
  ['two wrong letters in a long word', 'disabelriple', ['disableRipple of Button']],
  ['two wrong letters in a short one are none', 'sxlxct', []],
  ['a wrong letter in one of two words', 'buton variant', ['variant of Button']],
])('%s: %s', (_, typed, expected) => {
  expect(namesOf(ask(typed)).slice(0, 1)).toEqual(expected);
});

test('of equal names the page stands before the component', () => {
  expect(kindsOf(ask('select'))).toEqual(['page', 'page', 'component', 'component']);
});

test('the product on screen comes first', () => {
  expect(addressesOf(ask('select', { current: 'joy-ui' }))[0]).toBe('/joy-ui/react-select/');
  expect(addressesOf(ask('select'))[0]).toBe('/material-ui/react-select/');
});

test('the product on screen never hides an exact name elsewhere', () => {
  expect(addressesOf(ask('button', { current: 'joy-ui' }))[0]).toBe('/material-ui/react-button/');
});

test('what is deprecated comes last among equals', async () => {
  const holders: Rows['holders'] = [['component', 0, '/api/*/', ['Ape', '!Bee', 'Cat']]];
  const lists: Rows['lists'] = [
    [PROP, 0, ['!tail']],
    [PROP, 1, ['tail']],
    [PROP, 2, ['tail']],
  ];
  const animals = await open({ first: part({ holders, lists }) });

  const found = animals.find(question('tail')).groups[0]?.found ?? [];

  expect(found.map(({ owner }) => owner)).toEqual(['Cat', 'Ape', 'Bee']);
  expect(found.map(({ deprecated }) => deprecated)).toEqual([false, true, false]);
});

test('an inherited prop comes below one of the component itself, and says where it is from', async () => {
  const holders: Rows['holders'] = [['component', 0, '/api/*/', ['Base', 'Part']]];
  const lists: Rows['lists'] = [
    [PROP, 0, ['sx'], [], 'Theirs'],
    [PROP, 1, ['sx']],
  ];
  const parts = await open({ first: part({ holders, lists }) });

  const [own, inherited] = parts.find(question('sx')).groups[0]?.found ?? [];

  expect([own?.owner, own?.origin]).toEqual(['Part', undefined]);
  expect([inherited?.owner, inherited?.origin]).toEqual(['Base', 'Theirs']);
  expect(inherited?.address).toBe('/api/base/#base-prop-sx');
});

test('addresses follow from the names, or are written down', () => {
  expect(addressesOf(ask('disableRipple'))[0]).toBe(
    '/material-ui/api/button/#button-prop-disableRipple',
  );
  expect(addressesOf(ask('multiple answers'))[0]).toBe('/material-ui/react-select/#several');
  expect(addressesOf(ask('text field'))[0]).toBe('/material-ui/react-text-field/');
});

test('the letters that answer are marked, in the name and in that of the owner', () => {
  const [found] = ask('button disablerip').groups[0]?.found ?? [];

  expect(found?.marks).toEqual([[0, 10]]);
  expect(found?.ownerMarks).toEqual([[0, 6]]);
});

test('a filter of one kind shows many of it, and no other', () => {
  const answer = ask('prop:variant');

  expect(answer.groups.map(({ kind }) => kind)).toEqual(['prop']);
  expect(namesOf(answer)).toEqual([
    'variant of Button',
    'variant of Select',
    'variant of LoadingButton',
  ]);
});

test('a filter without words lists what there is, by the alphabet', () => {
  expect(namesOf(ask('', { kinds: ['component'] }))).toEqual([
    'Button',
    'DataGrid',
    'LoadingButton',
    'Old',
    'Select',
    'Select',
    'TextField',
  ]);
  expect(namesOf(ask('', { kinds: ['component'], products: ['joy-ui'] }))).toEqual([
    'Old',
    'Select',
  ]);
});

test.each(['', '   ', '#', 'zzzz'])('nothing is found for "%s"', (typed) => {
  expect(ask(typed)).toEqual({ groups: [], count: 0 });
});

test('what the first file holds is found before the others have come', async () => {
  const waiting = Promise.withResolvers<unknown>();
  const start = { ...startOf(FIRST), more: ['symbols'] };
  const early = await SymbolIndex.open(start, () => waiting.promise);

  expect(namesOf(early.find(question('variant')))).toContain('variant of Button');
  expect(namesOf(early.find(question('MuiButton-root')))).not.toContain('MuiButton-root of Button');

  waiting.resolve(LATER);
  await early.more;

  expect(namesOf(early.find(question('MuiButton-root')))[0]).toBe('MuiButton-root of Button');
});

test('icons are fetched when they are asked for, and shown to nobody else', async () => {
  const icons = part({ holders: [], lists: [[ICON, 0, ['Bell', 'ButtonMushroom']]] });
  const fetched: string[] = [];
  const start = { ...startOf(FIRST), icons: ['icons'] };
  const found = await SymbolIndex.open(start, async (name) => {
    fetched.push(name);
    return icons;
  });

  expect(found.needs(question('bell'))).toBeUndefined();
  const wanted = question('bell', { kinds: ['icon'] });
  await found.needs(wanted);
  await found.needs(wanted);

  expect(fetched).toEqual(['icons']);
  expect(namesOf(found.find(wanted))).toEqual(['Bell of Button']);
  expect(addressesOf(found.find(wanted))).toEqual(['/material-ui/react-button/?selected=Bell']);
  expect(kindsOf(found.find(question('bell')))).not.toContain('icon');
});

test('a file that did not come is asked for again', async () => {
  let isBroken = true;
  const start = { ...startOf(FIRST), icons: ['icons'] };
  const found = await SymbolIndex.open(start, async () => {
    if (isBroken) throw new Error('Offline');
    return part({ holders: [], lists: [[ICON, 0, ['Bell']]] });
  });
  const wanted = question('bell', { kinds: ['icon'] });

  await expect(found.needs(wanted)).rejects.toThrow('Offline');
  isBroken = false;
  await found.needs(wanted);

  expect(namesOf(found.find(wanted))).toEqual(['Bell of Button']);
});

interface Rows {
  /** A name with `!` before it is deprecated. */
  holders: [kind: Kind, product: number, address: string, names: string[]][];
  lists: [
    form: number | undefined,
    holder: number,
    names: string[],
    ids?: string[],
    origin?: string,
  ][];
}

/** Writes rows down as the build does. */
function part({ holders, lists }: Rows): Part {
  const every = [...holders.flatMap((row) => row[3]), ...lists.flatMap((row) => row[2])];
  const origins = lists.flatMap((row) => row[4] ?? []);
  const names = [...new Set([...every.map(plain), ...origins])].sort();
  return {
    names,
    holders: holders.map(([kind, product, address, own]) => [
      kind,
      product,
      address,
      steps(own, names),
    ]),
    lists: lists.map(([form = 0, holder, own, ids = [], origin]) =>
      origin === undefined
        ? [form, holder, steps(own, names), ids]
        : [form, holder, steps(own, names), ids, names.indexOf(origin)],
    ),
  };
}

function steps(own: readonly string[], names: readonly string[]): number[] {
  let before = 0;
  return own.map((name) => {
    const step = names.indexOf(plain(name)) - before;
    before += step;
    return name.startsWith('!') ? -1 - step : step;
  });
}

function plain(name: string): string {
  return name.replace('!', '');
}

function startOf(first: Part): Start {
  return { products: PRODUCTS, forms: FORMS, part: first, more: [], icons: [] };
}

function open({ first = FIRST, symbols }: { first?: Part; symbols?: Part }): Promise<SymbolIndex> {
  const more = symbols ? ['symbols'] : [];
  return SymbolIndex.open({ ...startOf(first), more }, async () => symbols);
}

function question(typed: string, scope: Partial<Question> = {}): Question {
  const ids = PRODUCTS.map(([id]) => id);
  return readQuestion(typed, { current: '', products: [], kinds: [], ...scope }, ids);
}

function ask(typed: string, scope?: Partial<Question>): NamedAnswer {
  return index.find(question(typed, scope));
}

function namesOf({ groups }: NamedAnswer): string[] {
  const found = groups.flatMap((group) => group.found);
  return found.map(({ name, owner }) => (owner ? `${name} of ${owner}` : name));
}

function kindsOf({ groups }: NamedAnswer): Kind[] {
  return groups.flatMap((group) => group.found.map(({ kind }) => kind));
}

function addressesOf({ groups }: NamedAnswer): string[] {
  return groups.flatMap((group) => group.found.map(({ address }) => address));
}
