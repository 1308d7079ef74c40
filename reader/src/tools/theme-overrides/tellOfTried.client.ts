// On a page with demos, while something is tried on them: says so, leads to the tool, and ends it.

import {
  keepTried,
  recallTried,
  TRIED,
  type Tried,
} from '../../preferences/themeOverrides.client.ts';
import { adoptStyles } from '../../styles/adoptStyles.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import { hideNotice, NOTICE } from './hideNotice.client.ts';
import styles from './notice.css?inline';

const COLORS = '/material-ui/customization/color/';
const DENSITY = '/material-ui/customization/density/';

/** Puts the notice at the end of the page's text, where it stays in view. */
export function tellOfTried(): void {
  const place = document.querySelector('main');
  const tried = recallTried();
  if (!place?.querySelector('live-part') || document.getElementById(NOTICE)) return;

  adoptStyles(styles);
  place.append(createNotice(tried));
}

function createNotice({ colors, density }: Tried): HTMLElement {
  const notice = document.createElement('aside');
  notice.id = NOTICE;
  notice.setAttribute('aria-label', texts.triedNotice);
  const words = document.createElement('p');
  words.append(...(colors ? [colors.primary, colors.secondary].map(swatch) : []), say());
  notice.append(words, linkTo(colors ? COLORS : DENSITY), stopButton());
  return notice;

  function say(): string {
    if (colors && density) return texts.triedBoth;
    return colors ? texts.triedColors : texts.triedDensity;
  }
}

/** The variables of the theme have the color as a screen shows it. */
function swatch(_: string, place: number): HTMLElement {
  const swatch = document.createElement('i');
  swatch.style.background = `var(--mui-palette-${place === 0 ? 'primary' : 'secondary'}-main)`;
  return swatch;
}

function linkTo(href: string): HTMLElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = texts.triedChange;
  return link;
}

function stopButton(): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = texts.triedStop;
  button.onclick = () => {
    keepTried({ colors: undefined, density: undefined });
    hideNotice();
  };
  return button;
}

if (document.getElementById(TRIED)) tellOfTried();
