import { useState } from 'react';
import * as texts from '../../styles/generated/texts.ts';
import { formatText } from '../../ui/formatText.ts';
import { ToolFrame } from '../frame/ToolFrame.island.tsx';
import { CodeSample } from '../sample/CodeSample.island.tsx';
import type { Role, Scheme } from './choice.ts';
import { JoyContrast } from './JoyContrast.island.tsx';
import { JoyPreview } from './JoyPreview.island.tsx';
import styles from './JoyThemeBuilder.module.css';
import { PaletteFields } from './PaletteFields.island.tsx';
import { ShapeFields } from './ShapeFields.island.tsx';
import { themeOptionsOf, writeThemeCode } from './themeOptions.ts';
import { useThemeChoice } from './useThemeChoice.ts';
import { variablesOf, writeVariables } from './variables.ts';

export const placed = 'themed';

/** A theme of Joy UI: its palettes, fonts, corners and shadows, seen on components and taken away as code. */
export function JoyThemeBuilder() {
  const { choice, ignored, choose, undo, reset } = useThemeChoice();
  const [scheme, setScheme] = useState<Scheme>('light');
  const [role, setRole] = useState<Role>('primary');
  const variables = variablesOf(themeOptionsOf(choice), scheme);

  return (
    <ToolFrame>
      <p className={styles.ignored} role="status">
        {ignored.length > 0 && formatText(texts.joyIgnored, { names: ignored.join(', ') })}
      </p>
      <div className={styles.root}>
        <div className={styles.fields}>
          <PaletteFields
            choice={choice}
            scheme={scheme}
            role={role}
            onScheme={setScheme}
            onRole={setRole}
            onChoose={choose}
          />
        </div>
        <JoyPreview
          scheme={scheme}
          // The variables of the default theme are on the page already.
          write={(selector) => (reset ? writeVariables(selector, variables) : '')}
        />
        <div className={styles.fields}>
          <ShapeFields choice={choice} onChoose={choose} />
          <p className={styles.steps}>
            <button type="button" aria-disabled={!undo} onClick={undo}>
              {texts.joyUndo}
            </button>
            <button type="button" aria-disabled={!reset} onClick={reset}>
              {texts.reset}
            </button>
          </p>
        </div>
      </div>
      <JoyContrast variables={variables} scheme={scheme} />
      <CodeSample title={texts.themeCode} code={writeThemeCode(choice)} />
    </ToolFrame>
  );
}
