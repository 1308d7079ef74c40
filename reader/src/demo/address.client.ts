// The address of a demo within its page: `#[styling-]Name[.js|.tsx][?direction=…&scheme=…&…]`.

import { CODE_STYLINGS, type CodeStyling } from '../preferences/codeStyling.ts';
import type { CodeVariant } from '../preferences/codeVariant.ts';
import { asValue } from '../preferences/preference.client.ts';
import { preferences } from '../preferences/preferences.client.ts';
import type { ViewSettings } from './viewSettings.ts';

export interface DemoAddress {
  readonly name: string;
  readonly styling?: CodeStyling;
  /** Named by the ending of a file; with it the code is open. */
  readonly language?: CodeVariant;
  /** How the demo is shown otherwise than its page. */
  readonly view: ViewSettings;
  /** What the visitor made of the code, packed. */
  readonly edit?: string;
}

/** Narrower, nothing fits; wider is no screen. */
const WIDTHS = { least: 200, most: 4000 };

// Demos are named as components are, so that no heading is taken for one.
const ADDRESS = /^#(?:([a-z]+)-)?([A-Z]\w*)(?:\.(js|tsx))?(?:\?(.*))?$/;

/** Reads what follows the `#`; nothing when it can be the address of no demo. */
export function parseAddress(hash: string): DemoAddress | undefined {
  const [, prefix, name, ending, query] = ADDRESS.exec(hash) ?? [];
  const styling = CODE_STYLINGS.find((known) => known === prefix);
  if (!name || (prefix && !styling)) return undefined;

  const asked = new URLSearchParams(query);
  const edit = asked.get('edit');
  return {
    name,
    ...(styling && { styling }),
    ...(ending && { language: ending === 'js' ? 'JS' : 'TS' }),
    view: readView(asked),
    ...(edit && { edit }),
  };
}

/** Writes an address, with its `#`; what is as on the page is left out. */
export function writeAddress({ name, styling, language, view, edit }: DemoAddress): string {
  const prefix = styling ? `${styling}-` : '';
  const ending = language ? ENDINGS[language] : '';
  const query = new URLSearchParams(
    Object.entries({ ...view, edit }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  );
  return `#${prefix}${name}${ending}${query.size > 0 ? `?${query}` : ''}`;
}

const ENDINGS: Record<CodeVariant, string> = { JS: '.js', TS: '.tsx' };

/** What can be understood of it; the rest stays as on the page. */
function readView(asked: URLSearchParams): ViewSettings {
  const direction = asValue(preferences.direction, asked.get('direction'));
  const scheme = asScheme(asked.get('scheme'));
  const density = asValue(preferences.density, asked.get('density'));
  const width = asWidth(asked.get('width'));
  return {
    ...(direction && { direction }),
    ...(scheme && { scheme }),
    ...(density && { density }),
    ...(width && { width }),
  };
}

function asScheme(read: string | null): ViewSettings['scheme'] {
  return read === 'light' || read === 'dark' ? read : undefined;
}

function asWidth(read: string | null): number | undefined {
  if (!read || !/^\d{1,4}$/.test(read)) return undefined;

  const width = Number(read);
  return width >= WIDTHS.least && width <= WIDTHS.most ? width : undefined;
}
