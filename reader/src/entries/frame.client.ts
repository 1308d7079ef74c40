// What the document of a demo runs when it is shown in a frame: what brings it to life, and no more.

import { answerForScheme } from '../demo/preview-frame/in-frame/answerForScheme.client.ts';
import { followPage } from '../demo/preview-frame/in-frame/followPage.client.ts';
import { provideStorage } from '../demo/preview-frame/in-frame/storage.client.ts';
import { defineLivePart } from '../islands/live-part.client.ts';
import { followPreferences } from '../preferences/followPreferences.client.ts';
import { printInLight } from '../preferences/printInLight.client.ts';
import { applyThemeOverrides } from '../preferences/themeOverrides.client.ts';

const page = window.frameElement?.ownerDocument.documentElement;

// While the storage is still that of the site.
applyThemeOverrides();
if (page) standIn(page);
else standAlone();
defineLivePart();

/** The page says what is chosen: the device and the storage of the site are not the demo's to ask. */
function standIn(around: HTMLElement): void {
  followPage(around);
  answerForScheme();
  provideStorage();
}

/** Opened in a window, the document looks after itself. */
function standAlone(): void {
  followPreferences();
  printInLight();
}
