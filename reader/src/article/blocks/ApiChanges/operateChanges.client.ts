// Lets visitors choose two versions of a package; loaded on pages that show their differences.

import * as texts from '../../../styles/generated/texts.ts';
import { compare } from './compare.ts';
import type { PackageHistory } from './history.ts';
import { describeChanges, nameVersions, type Piece } from './pieces.ts';

for (const place of document.querySelectorAll<HTMLElement>('[data-changes]')) operate(place);

/** Brings one list of changes to life; its versions are fetched when two others are chosen. */
export function operate(place: HTMLElement): void {
  const form = place.querySelector('form');
  if (!form) return;

  let history: Promise<PackageHistory> | undefined;
  form.hidden = false;
  form.addEventListener('change', async () => {
    history ??= loadHistory(place.dataset.changes ?? '');
    try {
      compareChosen(place, await history, chosenVersions(form));
    } catch {
      // Offline, or something else answered: the next choice asks again.
      history = undefined;
      show(place, texts.changesNotLoaded, []);
    }
  });
}

async function loadHistory(name: string): Promise<PackageHistory> {
  const answer = await fetch(`/reference/history/${name}.json`);
  if (!answer.ok) throw new Error(answer.statusText);

  return answer.json();
}

function chosenVersions(form: HTMLFormElement): readonly string[] {
  return [...form.querySelectorAll('select')].map(({ value }) => value);
}

/** Shows the differences; versions chosen the wrong way round are turned. */
function compareChosen(
  place: HTMLElement,
  history: PackageHistory,
  chosen: readonly string[],
): void {
  const [from = '', to = ''] = [...chosen].sort(
    (one, other) => history.versions.indexOf(one) - history.versions.indexOf(other),
  );
  const found = compare(history, from, to);
  show(place, nameVersions(found, from, to), describeChanges(found));
}

function show(place: HTMLElement, words: string, pieces: readonly Piece[]): void {
  const status = place.querySelector('[role=status]');
  if (status) status.textContent = words;
  place.querySelector('[data-list]')?.replaceChildren(...pieces.map(asNode));
}

function asNode(piece: Piece): Node {
  if (typeof piece === 'string') return document.createTextNode(piece);

  const [tag, attributes, ...pieces] = piece;
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...pieces.map(asNode));
  return element;
}
