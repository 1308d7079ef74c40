import { addToHead } from '../elements/addToHead.client.ts';
import { makeElement } from '../elements/makeElement.client.ts';
import { giveWay } from '../startup/giveWay.client.ts';
import { whenLoaded } from '../startup/loaded.client.ts';

/** A part's modules are on their way when it is this close to the view, and soon there when it is seen. */
const AHEAD = '125% 0px';

const asked = new Set<string>();
const run = new Set<string>();

/** How long modules may run before the browser gets its turn, in milliseconds. */
const SLICE = 5;

/** Fetches what the live parts near the view are made of when the text is there; sooner, it would hold it up. */
export function fetchLiveModules(): void {
  if (tableOfModules()) whenLoaded(watchParts);
}

/** Lets what a part is made of run file by file: all of it at once would be one long task. */
export async function runModules(part: Element): Promise<void> {
  const own = part.getAttribute('src');
  const addresses = modulesOf(part);
  addresses.forEach(fetchAhead);
  let began = performance.now();
  for (const address of addresses) {
    // Of what fails, the part itself is told when it is imported.
    if (address === own || run.has(address)) continue;

    await import(/* @vite-ignore */ address).catch(() => undefined);
    run.add(address);
    if (performance.now() - began < SLICE) continue;

    await giveWay();
    began = performance.now();
  }
}

/** Parts that are not shown, such as those of another styling, are not near until they are. */
function watchParts(): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;

        watcher.unobserve(target);
        modulesOf(target).forEach(fetchAhead);
      }
    },
    { rootMargin: AHEAD },
  );
  for (const part of document.querySelectorAll('live-part[modules]')) watcher.observe(part);
}

/** The addresses whose numbers in the table a part names, each after those that it imports. */
function modulesOf(part: Element): readonly string[] {
  const addresses = tableOfModules()?.content.split(' ') ?? [];
  const numbers = part.getAttribute('modules')?.split(' ') ?? [];
  return numbers.flatMap((number) => addresses[Number(number)] ?? []);
}

function tableOfModules(): HTMLMetaElement | null {
  return document.querySelector('meta[name="live-modules"]');
}

function fetchAhead(address: string): void {
  if (asked.has(address)) return;

  asked.add(address);
  addToHead(makeElement('link', { rel: 'modulepreload', href: address }));
}
