// The way into the settings: small enough for every page, while the drawer comes when it is wanted.

/** Opens the drawer from the button in the bar, and fetches it as soon as somebody comes near. */
export function offerSettings(): void {
  for (const sign of ['pointerover', 'focusin']) {
    document.addEventListener(sign, ({ target }) => {
      if (findOpener(target)) void loadDrawer();
    });
  }
  document.addEventListener('click', async ({ target }) => {
    const opener = findOpener(target);
    if (!opener) return;

    const { settingsDrawer } = await loadDrawer();
    settingsDrawer.open({ stylings: opener.dataset.stylings?.split(' ') ?? [] });
  });
}

function findOpener(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-settings]') : null;
}

function loadDrawer() {
  return import('./SettingsDrawer.island.tsx');
}
