import * as texts from '../../../styles/generated/texts.ts';
import type { Change, ComponentChanges, Outcome } from './compare.ts';
import type { Kind } from './history.ts';

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

/** Each component with its changes. */
export function ChangeList({ components }: { components: readonly ComponentChanges[] }) {
  return components.map(({ component, changes }) => (
    <section key={component}>
      <h3>{component}</h3>
      <ul>
        {changes.map((change) => (
          <ChangeRow key={`${change.outcome} ${change.kind} ${change.name}`} change={change} />
        ))}
      </ul>
    </section>
  ));
}

function ChangeRow({ change: { outcome, kind, name, before, after } }: { change: Change }) {
  return (
    <li data-outcome={outcome}>
      <b>{OUTCOMES[outcome]}</b>{' '}
      {kind ? (
        <>
          {KINDS[kind]} <code>{name}</code>
        </>
      ) : (
        texts.changeComponent
      )}
      {before !== undefined && (
        <>
          {' '}
          <del>
            <code>{before}</code>
          </del>
        </>
      )}
      <After outcome={outcome} before={before} after={after} />
    </li>
  );
}

function After({ outcome, before, after }: Pick<Change, 'outcome' | 'before' | 'after'>) {
  if (after === undefined) return before === undefined ? null : ` → ${texts.none}`;

  return (
    <>
      {outcome === 'Added' ? ': ' : ' → '}
      <code>{after}</code>
    </>
  );
}
