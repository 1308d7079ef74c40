// On the page of production errors: the message its address asks for, with the words in their places.

import * as texts from '../../../styles/generated/texts.ts';
import { numberIn, questionIn } from './question.ts';

/** Shows what the address asks for; without a question, what stands there remains. */
export function answerAddress(place: HTMLElement, search: string): void {
  const question = questionIn(search);
  if (!question) return;

  const id = `code-${numberIn(question.code)}`;
  const message = document.getElementById(id)?.querySelector('[data-message]');
  const words = texts.errorTitle.replace('{code}', () => question.code);
  place.classList.add(message ? 'error' : 'warning');
  place.replaceChildren(
    message ? title(linkTo(id, words)) : title(words),
    message ? filled(message, question.words) : paragraph(texts.errorUnknown),
  );
}

function title(content: string | HTMLElement): HTMLElement {
  const title = paragraph('');
  title.className = 'callout-title';
  title.append(content);
  return title;
}

function linkTo(id: string, words: string): HTMLElement {
  const link = document.createElement('a');
  link.href = `#${id}`;
  link.textContent = words;
  return link;
}

// The words come from the address, which anybody can write: they are text and never elements.
function filled(message: Element, words: readonly string[]): HTMLElement {
  const answer = paragraph('');
  answer.append(...message.cloneNode(true).childNodes);
  answer.querySelectorAll('i').forEach((gap, place) => {
    gap.textContent = words[place] ?? gap.textContent;
  });
  return answer;
}

function paragraph(text: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  return paragraph;
}

const place = document.querySelector<HTMLElement>('[data-error-message]');
if (place) {
  answerAddress(place, location.search);
  // What follows may be shown: it has its place now.
  place.dataset.answered = '';
}
