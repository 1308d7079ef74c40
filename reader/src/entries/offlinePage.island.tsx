// What only the two pages about offline copies load; an island, so that its files are known before it runs.

import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { loadAwayPage } from '../shell/Offline/AwayPage.island.tsx';
import { loadOfflineProducts } from '../shell/Offline/OfflineProducts.island.tsx';

const pages = { absence: loadAwayPage, choice: loadOfflineProducts };
const place = document.querySelector<HTMLElement>('[data-offline]');

if (place) {
  const load = pages[place.dataset.offline as keyof typeof pages];
  try {
    const page = await load();
    flushSync(() => createRoot(place).render(page));
  } finally {
    // What follows it on the page waits for its place below.
    place.dataset.answered = '';
  }
}
