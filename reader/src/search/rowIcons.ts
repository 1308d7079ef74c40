import * as icons from '../ui/Icon/icons.ts';
import type { Kind } from './engine/question.ts';

/** What kind of thing a row leads to. */
export type RowKind = Kind | 'text' | 'recent' | 'product' | 'correction' | 'more';

/** How each kind is drawn; a drawing says nothing that the words of the group do not. */
export const rowIcons: Readonly<Record<RowKind, string>> = {
  page: icons.file,
  component: icons.components,
  hook: icons.hook,
  prop: icons.sliders,
  slot: icons.corners,
  class: icons.braces,
  theme: icons.contrast,
  demo: icons.play,
  heading: icons.hash,
  type: icons.letter,
  event: icons.flash,
  selector: icons.funnel,
  error: icons.warning,
  icon: icons.star,
  text: icons.paragraph,
  recent: icons.clock,
  product: icons.layers,
  more: icons.down,
  correction: icons.wand,
};
