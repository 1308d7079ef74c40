// The section that an answer is about: chosen beside the comment, named by the address in the title.

import { makeElement } from '../../elements/makeElement.client.ts';
import * as texts from '../../styles/generated/texts.ts';

/** Adds a choice of the page's sections to the feedback form; the whole page is the default. */
export function offerSections(): void {
  const form = document.querySelector<HTMLFormElement>('form.rate');
  const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a')];
  if (!form || !address || links.length === 0) return;

  const answers = [...form.querySelectorAll<HTMLInputElement>('[data-answer]')];
  const titles = answers.map(({ value }) => value);
  const choice = makeElement('select', {});
  choice.append(new Option(texts.rateWholePage, ''), ...links.map(sectionOption));
  choice.addEventListener('change', () => {
    const section = `${address}${choice.value}`;
    for (const [at, answer] of answers.entries()) {
      answer.value = titles[at]?.replace(address, () => section) ?? '';
    }
  });
  const label = makeElement('label', { textContent: texts.rateSection });
  label.append(choice);
  form.querySelector('textarea')?.closest('label')?.after(label);
}

function sectionOption({ textContent, hash }: HTMLAnchorElement): HTMLOptionElement {
  return new Option(textContent, hash);
}
