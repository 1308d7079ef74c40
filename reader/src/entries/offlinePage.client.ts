// What only the two pages about kept copies load.

import { showAbsence } from '../shell/Offline/showAbsence.client.ts';
import { showChoice } from '../shell/Offline/showChoice.client.ts';

const shown = { absence: showAbsence, choice: showChoice };
const place = document.querySelector<HTMLElement>('[data-offline]');

if (place) {
  const show = shown[place.dataset.offline as keyof typeof shown];
  await show(place).finally(() => {
    place.dataset.answered = '';
  });
}
