// What the drawer offers, in the order in which it stands there.

import { preferences } from '../../preferences/preferences.ts';
import type { Texts } from '../texts.ts';
import type { ChoicesProps } from './Choices.tsx';

/** Every preference with the words for it and for its values. */
export function offered(texts: Texts): readonly ChoicesProps[] {
  return [
    {
      preference: preferences.scheme,
      title: texts.colourScheme,
      choices: [
        { value: 'system', text: texts.schemeSystem, icon: 'screen' },
        { value: 'light', text: texts.schemeLight, icon: 'sun' },
        { value: 'dark', text: texts.schemeDark, icon: 'moon' },
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
      ],
    },
    {
      preference: preferences.packageManager,
      title: texts.packageManager,
      choices: preferences.packageManager.values.map((value) => ({ value, text: value })),
    },
  ];
}
