import { whenLoaded } from './loaded.ts';

/** Fetches what the live parts are made of when the text is there; sooner, it would hold it up. */
export function fetchLiveModules(): void {
  const named = document.querySelector<HTMLMetaElement>('meta[name="live-modules"]');
  if (named) whenLoaded(() => document.head.append(...named.content.split(' ').map(preload)));
}

function preload(address: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  return link;
}
