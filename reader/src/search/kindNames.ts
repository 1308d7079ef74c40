// What the kinds are called, in the order in which they are offered.

import * as texts from '../styles/generated/texts.ts';
import type { Kind } from './engine/question.ts';

export const kindNames: Readonly<Record<Kind, string>> = {
  page: texts.navigation,
  component: texts.components,
  hook: texts.hooks,
  prop: texts.props,
  slot: texts.slots,
  class: texts.cssClasses,
  theme: texts.themeKeys,
  demo: texts.demos,
  heading: texts.headings,
  type: texts.types,
  event: texts.events,
  selector: texts.selectors,
  error: texts.errorCodes,
  icon: texts.icons,
};
