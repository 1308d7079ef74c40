// What to import instead, for whoever asks for something that is not there.

import * as texts from '../../styles/generated/texts.ts';
import { formatText } from '../../ui/formatText.ts';

/** How many names are offered in place of one. */
const MOST_OFFERED = 5;

/** Says that a package is not there, and what is. */
export function nameWhatThereIs(name: string, known: readonly string[]): string {
  const owner = packageOf(name);
  const ofOwner = known.filter((other) => packageOf(other) === owner);
  const offered =
    ofOwner.length > 0 ? nearest(name, ofOwner) : [...new Set(known.map(packageOf))].sort();
  return formatText(texts.editPackageUnknown, { name, offered: offered.join(', ') });
}

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Those that begin most alike, the likest first. */
function nearest(name: string, others: readonly string[]): readonly string[] {
  const likest = others.toSorted((one, other) => alike(name, other) - alike(name, one));
  return likest.slice(0, MOST_OFFERED);
}

function alike(one: string, other: string): number {
  const [here, there] = [one.toLowerCase(), other.toLowerCase()];
  const differs = [...here].findIndex((letter, index) => letter !== there[index]);
  return differs < 0 ? here.length : differs;
}
