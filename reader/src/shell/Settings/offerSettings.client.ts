// The way into the settings: small enough for every page, while the drawer comes when it is wanted.

import { onApproach, onClick } from '../../ui/delegation.client.ts';

const OPENER = '[data-settings]';

/** Opens the drawer from the button in the bar, and fetches it as soon as somebody comes near. */
export function offerSettings(): void {
  onApproach(OPENER, loadDrawer);
  onClick(OPENER, async ({ dataset }) => {
    const { settingsDrawer } = await loadDrawer();
    settingsDrawer.open({ stylings: dataset.stylings?.split(' ') ?? [] });
  });
}

function loadDrawer() {
  return import('./SettingsDrawer.island.tsx');
}
