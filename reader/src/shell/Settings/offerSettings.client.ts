// The way into the settings: small enough for every page, while the drawer comes when it is wanted.

import type { SettingsDrawer } from './SettingsDrawer.client.ts';

const OPENER = '[data-settings]';

let loading: Promise<SettingsDrawer> | undefined;

/** Opens the drawer from the button in the bar, and fetches it as soon as somebody comes near. */
export function offerSettings(): void {
  for (const sign of ['pointerover', 'focusin']) {
    document.addEventListener(sign, ({ target }) => {
      if (isOpener(target)) void loadDrawer();
    });
  }
  document.addEventListener('click', async ({ target }) => {
    if (isOpener(target)) (await loadDrawer()).open();
  });
}

function isOpener(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OPENER) !== null;
}

function loadDrawer(): Promise<SettingsDrawer> {
  loading ??= createDrawer().catch((error: unknown) => {
    // The next press tries again.
    loading = undefined;
    throw error;
  });
  return loading;
}

async function createDrawer(): Promise<SettingsDrawer> {
  const { SettingsDrawer } = await import('./SettingsDrawer.client.ts');
  return new SettingsDrawer();
}
