import { makeElement } from '../../elements/makeElement.client.ts';
import type { Stretch } from './words.ts';

/** Writes a title into its place with some stretches of it marked; one element, as a row sets its elements apart. */
export function markStretches(place: Element, title: string, stretches: readonly Stretch[]): void {
  const whole = makeElement('span', {});
  let done = 0;
  for (const [from, to] of stretches) {
    const mark = makeElement('mark', { textContent: title.slice(from, to) });
    whole.append(title.slice(done, from), mark);
    done = to;
  }
  whole.append(title.slice(done));
  place.replaceChildren(whole);
}
