import type { CodeVariant } from '../../preferences/codeVariant.ts';
import { preferences } from '../../preferences/preferences.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import type { DemoStore } from '../DemoStore.client.ts';
import { useDemo } from '../useDemo.ts';
import { chooseForAll } from './chooseForAll.client.ts';

const NAMES: Record<CodeVariant, string> = { JS: texts.javaScript, TS: texts.typeScript };

/** JavaScript or TypeScript, one choice for all code of the site: the one that is shown is pressed. */
export function LanguageSwitch({ store }: { store: DemoStore }) {
  const { language: shown } = useDemo(store).variant;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as part of a toolbar.
    <div className="demo-languages" role="group" aria-label={texts.codeVariant}>
      {preferences.codeVariant.values.map((language) => (
        <button
          key={language}
          className="demo-tool"
          type="button"
          title={NAMES[language]}
          aria-pressed={language === shown}
          onClick={() => chooseForAll(store, preferences.codeVariant, language, NAMES[language])}
        >
          {language}
        </button>
      ))}
    </div>
  );
}
