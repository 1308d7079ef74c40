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
  ['page', ''],
] as const;

const [PROP, SLOT, CLASS, HEADING, WRITTEN_DOWN, ICON, OTHER_NAME] = FORMS.keys();

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

test('of equal misspellings a thing comes before what others consist of', async () => {
  const holders: Rows['holders'] = [
    ['component', 0, '/material-ui/*/', ['Popper']],
    ['component', 1, '/joy-ui/*/', ['Dialog']],
  ];
  const near = await open({ first: part({ holders, lists: [[SLOT, 1, ['paper']]] }) });

  const found = near.find(question('poper', { current: 'joy-ui' }));

  expect(namesOf(found)).toEqual(['Popper', 'paper of Dialog']);
});

test('words typed apart mean a thing that begins with them before a member spelt like that', async () => {
  const holders: Rows['holders'] = [['component', 0, '/*/', ['ClickAwayListener', 'Snackbar']]];
  const away = await open({ first: part({ holders, lists: [[SLOT, 1, ['clickAway']]] }) });

  expect(namesOf(away.find(question('click away')))[0]).toBe('ClickAwayListener');
  expect(namesOf(away.find(question('clickaway')))[0]).toBe('clickAway of Snackbar');
});

test('words in one name on this product come before words spread over another product', async () => {
  const holders: Rows['holders'] = [
    ['component', 0, '/material-ui/*/', ['Autocomplete']],
    ['component', 1, '/joy-ui/*/', ['Option']],
  ];
  const lists: Rows['lists'] = [
    [PROP, 0, ['getOptionLabel']],
    [PROP, 1, ['label']],
  ];
  const spread = await open({ first: part({ holders, lists }) });
  const first = (current: string) => namesOf(spread.find(question('option label', { current })))[0];

  expect(first('material-ui')).toBe('getOptionLabel of Autocomplete');
  expect(first('joy-ui')).toBe('label of Option');
  expect(first('')).toBe('label of Option');
});

test('a title on this product that begins with all words comes before a member elsewhere', async () => {
  const holders: Rows['holders'] = [
    ['page', 0, '/material-ui/*/', ['Default theme viewer']],
    ['hook', 1, '/joy-ui/*/', ['useTheme']],
  ];
  const themes = await open({ first: part({ holders, lists: [[PROP, 1, ['defaultTheme']]] }) });

  const found = themes.find(question('default theme', { current: 'material-ui' }));

  expect(namesOf(found)[0]).toBe('Default theme viewer');
});

test('with a certain answer at hand, nothing is shown in which one of the words is guessed', () => {
  expect(namesOf(ask('button variant'))).toEqual(['variant of Button', 'variant of LoadingButton']);
  expect(namesOf(ask('buton variant'))).toContain('variant of Button');
});

test.each([
  ['ten thousand letters', 'a'.repeat(10_000)],
  ['five thousand words', 'zq '.repeat(5000)],
  ['only signs', '*~@#?/\\.()[]{}+^$|'],
  ['faces', '🎉👩‍👩‍👧 🏳️‍🌈'],
  ['half of a face', '\ud83c'],
  ['Chinese', '按钮 组件'],
  ['Japanese', 'ボタンを無効にする'],
  ['Arabic', 'زر معطل'],
  ['Cyrillic', 'Кнопка ПолеВвода'],
  ['marks of direction', '\u200f\u202b\u2066'],
  ['marks without letters', '\u0301\u0308'],
  ['words that objects know', 'constructor __proto__ toString hasOwnProperty'],
])('%s find nothing, and do no harm', (_, typed) => {
  for (const kinds of [[], ['prop'], ['icon']] satisfies Kind[][]) {
    expect(ask(typed, { kinds })).toEqual({ groups: [], count: 0, isGuess: false });
  }
});

test('marks of accents and of direction change nothing', () => {
  expect(namesOf(ask('\u200fbutt\u0301on\u200f'))[0]).toBe('Button');
});

test('names in other scripts are found by their beginnings', async () => {
  const holders: Rows['holders'] = [['page', 0, '/*/', ['Кнопка', '按钮组件', '한국어 문서']]];
  const others = await open({ first: part({ holders, lists: [] }) });

  for (const [typed, name] of [
    ['按钮', '按钮组件'],
    ['кноп', 'Кнопка'],
    ['문서', '한국어 문서'],
  ]) {
    const [found] = others.find(question(typed ?? '')).groups[0]?.found ?? [];
    expect(found?.name).toBe(name);
    expect(found?.marks).toHaveLength(1);
  }
});

test('an index of nothing answers nothing', async () => {
  const empty = { names: [], holders: [], lists: [] };
  const start: Start = { products: [], forms: [], part: empty, more: [], icons: [] };
  const nothing = await SymbolIndex.open(start, () => Promise.reject(new Error('Missing')));

  await nothing.more;

  expect(nothing.find(question('button'))).toEqual({ groups: [], count: 0, isGuess: false });
  expect(nothing.find(question('', { kinds: ['prop'] }))).toEqual({
    groups: [],
    count: 0,
    isGuess: false,
  });
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

test('a keyword leads to its page, below a page that has the word as its title', async () => {
  const holders: Rows['holders'] = [['page', 0, '/*/', ['Snackbar', 'Toast']]];
  const lists: Rows['lists'] = [[OTHER_NAME, 0, ['toast']]];
  const pages = await open({ first: part({ holders, lists }) });

  const found = pages.find(question('toast')).groups[0]?.found ?? [];

  expect(found.map(({ name, owner, address }) => [name, owner, address])).toEqual([
    ['Toast', '', '/toast/'],
    ['Snackbar', 'toast', '/snackbar/'],
  ]);
  expect(found[1]?.ownerMarks).toEqual([[0, 5]]);
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
  expect(ask(typed)).toEqual({ groups: [], count: 0, isGuess: false });
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

test('of several files of which one did not come, nothing is there twice later', async () => {
  let isBroken = true;
  const start = { ...startOf(FIRST), icons: ['one', 'other'] };
  const found = await SymbolIndex.open(start, async (name) => {
    if (isBroken && name === 'other') throw new Error('Offline');
    const icon = name === 'one' ? 'Bell' : 'Gong';
    return part({ holders: [], lists: [[ICON, 0, [icon]]] });
  });
  const wanted = question('', { kinds: ['icon'] });

  await expect(found.needs(wanted)).rejects.toThrow('Offline');
  isBroken = false;
  await found.needs(wanted);

  expect(namesOf(found.find(wanted))).toEqual(['Bell of Button', 'Gong of Button']);
  expect(found.find(wanted).count).toBe(2);
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
  return readQuestion(typed, { current: '', products: [], kinds: [], ...scope }, PRODUCTS);
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

test('of pages with the same other name the one that is meant stands first, behind a thing of that name', async () => {
  const holders: Rows['holders'] = [
    ['page', 0, '/material-ui/react-*/', ['Alert', 'Snackbar']],
    ['component', 1, '/joy-ui/api/*/', ['Wizard']],
  ];
  const lists: Rows['lists'] = [
    [OTHER_NAME, 0, ['toast', 'wizard']],
    [OTHER_NAME, 1, ['!toast', '!wizard']],
  ];
  const named = await open({ first: part({ holders, lists }) });

  expect(addressesOf(named.find(question('toast')))).toEqual([
    '/material-ui/react-snackbar/',
    '/material-ui/react-alert/',
  ]);
  expect(addressesOf(named.find(question('wizard')))[0]).toBe('/joy-ui/api/wizard/');
});

test('a word that need not be found costs nothing where a thing is called like the others', () => {
  expect(namesOf(ask('select example'))[0]).toBe('Select');
  expect(namesOf(ask('how to use the text field'))[0]).toBe('Text Field');
  expect(namesOf(ask('select nonsense'))).toEqual([]);
});

test('a keyword does not say which version or which product is meant', async () => {
  const holders: Rows['holders'] = [['page', 1, '/joy-ui/*/', ['Changes']]];
  const first = part({ holders, lists: [[OTHER_NAME, 0, ['upgrade']]] });
  const named = await open({ first });
  const addresses = (typed: string, current = '') =>
    addressesOf(named.find(question(typed, { current })));

  expect(addresses('how to upgrade')).toEqual(['/joy-ui/changes/']);
  expect(addresses('how to upgrade', 'joy-ui')).toEqual(['/joy-ui/changes/']);
  expect(addresses('how to upgrade', 'material-ui')).toEqual([]);
  expect(addresses('how to upgrade v4', 'joy-ui')).toEqual([]);
});

test('the page of a product stands before a heading that is its package', async () => {
  const holders: Rows['holders'] = [
    ['page', 0, '/material-ui/*/', ['Changes']],
    ['page', 2, '/x/react-*/', ['Data Grid']],
  ];
  const first = part({ holders, lists: [[HEADING, 0, ['@x/data-grid']]] });
  const named = await open({ first });

  expect(namesOf(named.find(question('x data grid')))[0]).toBe('Data Grid');
  expect(namesOf(named.find(question('@x/data-grid')))).toContain('@x/data-grid of Changes');
});

test('pasted code asks for a thing, and not for a heading with its name', async () => {
  const first = part({
    holders: [['page', 0, '/material-ui/*/', ['Themes']]],
    lists: [[HEADING, 0, ['Set up LampProvider']]],
  });
  const named = await open({ first });

  expect(namesOf(named.find(question('LampProvider')))).toEqual(['Set up LampProvider of Themes']);
  expect(namesOf(named.find(question('<LampProvider on>')))).toEqual([]);
});

test('an icon that is asked for stands first, also by another word for it', async () => {
  const icons = part({ holders: [], lists: [[ICON, 0, ['Delete', 'Search']]] });
  const start = { ...startOf(FIRST), icons: ['icons'] };
  const withIcons = await SymbolIndex.open(start, async () => icons);

  const found = async (typed: string) => {
    await withIcons.needs(question(typed));
    return namesOf(withIcons.find(question(typed)))[0];
  };

  expect(await found('trash icon')).toBe('Delete of Button');
  expect(await found('SearchIcon')).toBe('Search of Button');
  expect(await found('button')).toBe('Button');
});
