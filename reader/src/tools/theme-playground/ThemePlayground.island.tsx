import { useId, useState } from 'react';
import * as texts from '../../styles/generated/texts.ts';
import { formatText } from '../../ui/formatText.ts';
import { FieldError } from '../frame/FieldError.island.tsx';
import { ToolFrame } from '../frame/ToolFrame.island.tsx';
import { checkTheme, type Refusal } from './checkTheme.ts';
import type { ErrorCode } from './libraryMessage.ts';
import type { LiteralObject } from './readLiteral.ts';
import { Stage } from './Stage.island.tsx';
import styles from './ThemePlayground.module.css';

export const placed = 'themed';

const FIRST = `{
  palette: {
    mode: 'light',
    primary: { main: '#00695c' },
    secondary: { main: 'hsl(14, 90%, 40%)' },
  },
  shape: { borderRadius: 12 },
  typography: {
    button: { textTransform: 'none' },
  },
}`;

interface ThemePlaygroundProps {
  /** The messages that production builds of the library shorten to numbers. */
  codes: readonly ErrorCode[];
}

/** A theme that is typed, the components that stand in it, and what is wrong with it where it is typed. */
export function ThemePlayground({ codes }: ThemePlaygroundProps) {
  const id = useId();
  const [code, setCode] = useState(FIRST);
  const [shown, setShown] = useState<LiteralObject>(() => checkTheme(FIRST).fields ?? {});
  const [problem, setProblem] = useState('');
  const { refusal, left } = checkTheme(code);

  const type = (text: string) => {
    setCode(text);
    setProblem('');
    const { fields } = checkTheme(text);
    if (fields) setShown(fields);
  };
  return (
    <ToolFrame>
      <div className={styles.field}>
        <label htmlFor={id}>{texts.playTheme}</label>
        <p id={`${id}-hint`}>{texts.playHint}</p>
        <textarea
          id={id}
          dir="ltr"
          rows={12}
          value={code}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-invalid={!!refusal || !!problem}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={(event) => type(event.target.value)}
        />
        <FieldError id={`${id}-error`}>
          {refusal && <Refused refusal={refusal} />}
          {!refusal && problem && <p className={styles.problem}>{problem}</p>}
          {(refusal || problem) && <p>{texts.playKept}</p>}
        </FieldError>
        {left.map((name) => (
          <p key={name}>{formatText(texts.playSchemes, { name })}</p>
        ))}
        <button type="button" disabled={code === FIRST} onClick={() => type(FIRST)}>
          {texts.reset}
        </button>
      </div>
      <Stage fields={shown} codes={codes} onProblem={setProblem} />
    </ToolFrame>
  );
}

function Refused({ refusal }: { refusal: Refusal }) {
  if (refusal.kind === 'text') return <p>{refusal.problem}</p>;
  if (refusal.kind === 'vars') {
    return (
      <p>
        <strong>{texts.playVars}</strong> {texts.playVarsRemedy}
      </p>
    );
  }

  const { found, path } = refusal;
  const shown = found.length > 60 ? `${found.slice(0, 60)}…` : found;
  return (
    <p>
      {formatText(texts.playColor, { path })}{' '}
      <strong>{formatText(texts.colorUnsupported, { found: shown })}</strong> {texts.colorFormats}
    </p>
  );
}
