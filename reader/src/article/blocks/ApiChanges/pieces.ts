// The list of changes as plain pieces, of which the engine and the browser make the same elements.

import * as texts from '../../../styles/generated/texts.ts';
import type { Change, ComponentChanges, Outcome } from './compare.ts';
import type { Kind } from './history.ts';

export type Piece =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...pieces: Piece[]];

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  Added: texts.changeAdded,
  Removed: texts.changeRemoved,
  Deprecated: texts.changeDeprecated,
  Restored: texts.changeRestored,
  Type: texts.changeType,
  Default: texts.changeDefault,
};

const KINDS: Readonly<Record<Kind, string>> = {
  props: texts.changeProps,
  slots: texts.changeSlots,
  classes: texts.changeClasses,
};

/** A sentence that names the versions. */
export function nameVersions(found: readonly ComponentChanges[], from: string, to: string): string {
  const words = found.length > 0 ? texts.changesBetween : texts.changesNone;
  return words.replace('{from}', from).replace('{to}', to);
}

/** Each component with its changes. */
export function describeChanges(found: readonly ComponentChanges[]): readonly Piece[] {
  return found.map(({ component, changes }) => [
    'section',
    {},
    ['h3', {}, component],
    ['ul', {}, ...changes.map(describeChange)],
  ]);
}

function describeChange({ outcome, kind, name, before, after }: Change): Piece {
  const told: Piece[] = kind ? [`${KINDS[kind]} `, code(name)] : [texts.changeComponent];
  const values: Piece[] = before !== undefined ? [' ', ['del', {}, code(before)]] : [];
  if (after !== undefined) {
    values.push(outcome === 'Added' ? ': ' : ' → ', code(after));
  } else if (before !== undefined) {
    values.push(' → ', texts.none);
  }
  return ['li', { 'data-outcome': outcome }, ['b', {}, OUTCOMES[outcome]], ' ', ...told, ...values];
}

function code(text: string): Piece {
  return ['code', {}, text];
}
