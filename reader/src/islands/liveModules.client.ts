import { whenLoaded } from '../startup/loaded.client.ts';

/** A part's modules are on their way when it is this close to the view, and soon there when it is seen. */
const AHEAD = '125% 0px';

/** Fetches what the live parts near the view are made of when the text is there; sooner, it would hold it up. */
export function fetchLiveModules(): void {
  const table = document.querySelector<HTMLMetaElement>('meta[name="live-modules"]');
  if (table) whenLoaded(() => watchParts(table.content.split(' ')));
}

/** Parts that are not shown, such as those of another styling, are not near until they are. */
function watchParts(addresses: readonly string[]): void {
  const fetched = new Set<string>();
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;

        watcher.unobserve(target);
        for (const address of modulesOf(target, addresses)) {
          if (!fetched.has(address)) document.head.append(preload(address));
          fetched.add(address);
        }
      }
    },
    { rootMargin: AHEAD },
  );
  for (const part of document.querySelectorAll('live-part[modules]')) watcher.observe(part);
}

/** The addresses whose numbers in the table a part names. */
function modulesOf(part: Element, addresses: readonly string[]): readonly string[] {
  const numbers = part.getAttribute('modules')?.split(' ') ?? [];
  return numbers.map((number) => addresses[Number(number)] ?? '');
}

function preload(address: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  return link;
}
