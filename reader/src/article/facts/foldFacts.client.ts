// Lists of facts in their compact look: each opens by its button, or when an address leads to it.

import { makeButton } from '../../elements/makeButton.client.ts';
import { preferences } from '../../preferences/preferences.client.ts';
import { watchPreferences } from '../../preferences/watchPreferences.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import { onClick } from '../../ui/delegation.client.ts';
import { formatText } from '../../ui/formatText.ts';

const { facts } = preferences;

/** Lets facts open and close where the visitor wants them in one line. */
export function foldFacts(): void {
  watchPreferences(({ name }, value) => {
    if (name === facts.name && value === 'compact') addButtons();
  });
  onClick('.facts-fold', (button) => turn(button.parentElement, button.ariaExpanded !== 'true'));
  addEventListener('hashchange', openTarget);
  openTarget();
}

/** Whoever follows an address wants to read what is there, also within what is folded. */
function openTarget(): void {
  const target = document.querySelector<HTMLElement>('.facts > :target');
  const details = target?.closest('details');
  if (!target) return;

  if (details && !details.open) {
    details.open = true;
    target.scrollIntoView();
  }
  turn(target, true);
}

function turn(fact: HTMLElement | null, isOpen: boolean): void {
  if (!fact) return;

  fact.dataset.open = String(isOpen);
  const button = fact.querySelector(':scope > .facts-fold');
  if (button) button.ariaExpanded = String(isOpen);
}

/** Adds the buttons to facts that came into the page since. */
export function addButtons(): void {
  for (const fact of document.querySelectorAll<HTMLElement>('.facts > li')) {
    if (!fact.querySelector(':scope > .facts-fold')) fact.prepend(makeFold(fact));
  }
}

function makeFold(fact: HTMLElement): HTMLButtonElement {
  const name = fact.querySelector('.name > .anchor')?.textContent ?? '';
  return makeButton('facts-fold', {
    ariaLabel: formatText(texts.showMore, { name }),
    ariaExpanded: String(fact.dataset.open === 'true'),
  });
}
