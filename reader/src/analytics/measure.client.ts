// Tells a tag service what visitors do, where a site has one and the visitor has nothing against it.

import { watchClicks } from './clicks.client.ts';
import { watchMessage } from './houseMessage.client.ts';
import { isRefused } from './isRefused.ts';
import { watchProperties } from './properties.client.ts';
import { TagService } from './TagService.client.ts';
import { describeView, watchViews } from './views.client.ts';
import { measureVitals } from './vitals.client.ts';

/** Asks whether the visitor agrees, and tells each answer. */
export type AskConsent = (hear: (isGranted: boolean) => void) => void;

/** Measures as the page says: where, after which consent, and how many of the messages shown. */
export function measure({ content, dataset }: HTMLMetaElement, askConsent: AskConsent): void {
  if (isRefused(navigator)) return;

  const service = new TagService(content);
  const share = Number(dataset.share);
  if (dataset.consent === undefined) begin(service, share);
  else askFirst(service, share, askConsent);
}

function askFirst(service: TagService, share: number, askConsent: AskConsent): void {
  let hasBegun = false;
  askConsent((isGranted) => {
    if (!isGranted) service.stop();
    else if (hasBegun) service.start();
    else begin(service, share);
    hasBegun ||= isGranted;
  });
}

function begin(service: TagService, share: number): void {
  const tell: TagService['tellEvent'] = (name, fields) => service.tellEvent(name, fields);

  service.start();
  watchProperties((name, value) => service.tellProperty(name, value));
  watchViews(() => tell('page_view', describeView()));
  watchMessage(share, tell);
  watchClicks(tell);
  // What cannot be loaded is not measured.
  measureVitals(tell).catch(() => undefined);
}
