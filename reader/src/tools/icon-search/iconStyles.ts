// The five styles in which icons are drawn.

import * as texts from '../../styles/generated/texts.ts';

/** Each style with what it is called; all but the first end the names of their icons. */
export const styleNames = {
  Filled: texts.iconsFilled,
  Outlined: texts.iconsOutlined,
  Rounded: texts.iconsRounded,
  TwoTone: texts.iconsTwoTone,
  Sharp: texts.iconsSharp,
} as const;

export type Style = keyof typeof styleNames;

export const styles = Object.keys(styleNames) as readonly Style[]; // The keys of a literal.

/** The style that a text names, if it names one. */
export function asStyle(text: string | null): Style | undefined {
  return styles.find((style) => style === text);
}

/** What an icon is imported by in a style. */
export function exportName(name: string, style: Style): string {
  return style === 'Filled' ? name : name + style;
}

/** The name of an icon without its style, and the style. */
export function splitName(name: string): readonly [name: string, style: Style] {
  const style = styles.find((one) => one !== 'Filled' && name !== one && name.endsWith(one));
  return style ? [name.slice(0, -style.length), style] : [name, 'Filled'];
}
