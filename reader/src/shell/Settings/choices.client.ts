// What the drawer offers, in the order in which it stands there.

import type { Preference } from '../../preferences/preference.client.ts';
import { preferences } from '../../preferences/preferences.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import * as icons from '../../ui/Icon/icons.ts';

export interface Choices {
  preference: Preference;
  title: string;
  /** What each value is called, in the order of the values. */
  choices: readonly { value: string; text: string; icon?: string }[];
}

/** Every preference with the words for it and for its values; `stylings` are those that demos have. */
export function listChoices(stylings: readonly string[]): readonly Choices[] {
  const all: readonly Choices[] = [
    {
      preference: preferences.scheme,
      title: texts.colorScheme,
      choices: [
        { value: 'system', text: texts.schemeSystem, icon: icons.screen },
        { value: 'light', text: texts.schemeLight, icon: icons.sun },
        { value: 'dark', text: texts.schemeDark, icon: icons.moon },
      ],
    },
    {
      preference: preferences.direction,
      title: texts.direction,
      choices: [
        { value: 'ltr', text: texts.leftToRight },
        { value: 'rtl', text: texts.rightToLeft },
      ],
    },
    {
      preference: preferences.density,
      title: texts.density,
      choices: [
        { value: 'comfortable', text: texts.comfortable },
        { value: 'compact', text: texts.compact },
      ],
    },
    {
      preference: preferences.codeVariant,
      title: texts.codeVariant,
      choices: [
        { value: 'JS', text: texts.javaScript },
        { value: 'TS', text: texts.typeScript },
      ],
    },
    {
      preference: preferences.codeStyling,
      title: texts.codeStyling,
      choices: [
        { value: 'system', text: texts.muiSystem },
        { value: 'tailwind', text: texts.tailwind },
        { value: 'css', text: texts.css },
      ].filter(({ value }) => stylings.includes(value)),
    },
    {
      preference: preferences.packageManager,
      title: texts.packageManager,
      choices: preferences.packageManager.values.map((value) => ({ value, text: value })),
    },
  ];

  // Of a single value nobody has a choice.
  return all.filter(({ choices }) => choices.length > 1);
}
