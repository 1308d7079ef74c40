import { makeElement } from '../elements/makeElement.client.ts';

/** Adds a line below a part that stays readable: why it cannot be operated yet, and what to do. */
export function addNotice(
  part: Element,
  text: string,
  action: string,
  act: () => void,
): HTMLElement {
  const notice = makeElement('p', { className: 'live-part-notice', role: 'status' });
  const button = makeElement('button', { type: 'button', textContent: action, onclick: act });
  notice.append(`${text} `, button);
  part.after(notice);
  return notice;
}

/** Adds to such a line a link that reports the failure. */
export function addReport(notice: Element, href: string, text: string): void {
  notice.append(makeElement('a', { href, textContent: text }));
}
