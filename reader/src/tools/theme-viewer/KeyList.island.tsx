import * as texts from '../../styles/generated/texts.ts';
import { formatText } from '../../ui/formatText.ts';
import { ANCHOR, type Placed } from './tree.ts';

interface KeyListProps {
  keys: readonly Placed[];
  open: ReadonlySet<string>;
  /** While somebody searches: the keys that are left. */
  shown: ReadonlySet<string> | undefined;
  chosen: string | undefined;
  onToggle: (path: string, isOpen: boolean) => void;
  onChoose: (path: string) => void;
}

/** Keys that stand in the same place of a theme; those that have keys in them open. */
export function KeyList({ keys, ...rest }: KeyListProps) {
  const { shown } = rest;
  return (
    <ul>
      {keys.map((one) => (
        <li key={one.path} id={`${ANCHOR}${one.path}`} hidden={shown && !shown.has(one.path)}>
          {one.children.length > 0 ? <Branch one={one} {...rest} /> : <Leaf one={one} {...rest} />}
        </li>
      ))}
    </ul>
  );
}

type KeyProps = Omit<KeyListProps, 'keys'> & { one: Placed };

function Branch({ one, ...rest }: KeyProps) {
  const { open, chosen, onToggle, onChoose } = rest;
  const { node, path, children } = one;
  return (
    <details
      open={open.has(path)}
      onToggle={({ currentTarget }) => onToggle(path, currentTarget.open)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary can be pressed, by keys as well. */}
      <summary aria-current={chosen === path ? 'true' : undefined} onClick={() => onChoose(path)}>
        <b>{node.key}</b>
        <span data-kind={node.kind}>{describe(one)}</span>
      </summary>
      <KeyList keys={children} {...rest} />
    </details>
  );
}

function Leaf({ one, chosen, onChoose }: KeyProps) {
  const { node, path } = one;
  return (
    // biome-ignore lint/a11y/useButtonType: it stands in no form, and there are hundreds of them.
    <button aria-current={chosen === path ? 'true' : undefined} onClick={() => onChoose(path)}>
      <b>{node.key}</b>
      <Value one={one} />
    </button>
  );
}

function Value({ one }: { one: Placed }) {
  const { kind, value } = one.node;
  if (kind === 'object' || kind === 'array') {
    return <span>{texts.themeEmpty}</span>;
  }

  const color = kind === 'string' && value ? colorIn(value) : undefined;
  return (
    <span data-kind={kind}>
      {color && <i style={{ background: color }} />}
      {value}
    </span>
  );
}

function describe({ node: { kind, value }, children: { length } }: Placed): string {
  if (kind === 'function') return value ?? '';
  if (kind === 'array') return formatText(texts.themeItemCount, { count: length });
  return length === 1 ? texts.themeOneKey : formatText(texts.themeKeyCount, { count: length });
}

/** The color that a value is, if it is one and nothing more. */
function colorIn(value: string): string | undefined {
  return /^"(#[0-9a-f]{3,8}|(?:rgb|hsl)a?\([^()]*\))"$/i.exec(value)?.[1];
}
