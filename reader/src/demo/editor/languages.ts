// The languages of demos, as the editor reads them while somebody types.

import { jsxLanguage, tsxLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import type { Language, LRLanguage } from '@codemirror/language';
import { styleTags, tags } from '@lezer/highlight';

const LANGUAGES: Readonly<Record<string, () => Language | Promise<Language>>> = {
  // Few demos have stylesheets.
  css: async () => (await import('@codemirror/lang-css')).cssLanguage,
  js: () => jsxLanguage,
  jsx: () => jsxLanguage,
  ts: () => withTypedCalls(typescriptLanguage),
  tsx: () => withTypedCalls(tsxLanguage),
};

/** The language of a file; some have none, some have to be loaded. */
export function findLanguage(name: string): Language | Promise<Language> | undefined {
  return LANGUAGES[name.slice(name.lastIndexOf('.') + 1)]?.();
}

/** A call with types between its name and its brackets is a call as well. */
function withTypedCalls(language: LRLanguage): Language {
  return language.configure({
    props: [
      styleTags({
        'CallExpression/InstantiationExpression/VariableName': tags.function(tags.variableName),
        'CallExpression/InstantiationExpression/MemberExpression/PropertyName': tags.function(
          tags.propertyName,
        ),
        'NewExpression/InstantiationExpression/VariableName': tags.className,
      }),
    ],
  });
}
