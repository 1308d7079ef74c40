// What pages of sites with a tag service load when the browser rests.

import { measure } from '../analytics/measure.client.ts';
import { askConsent } from '../shell/Consent/askConsent.client.ts';
import { whenActivated } from '../startup/activation.client.ts';

const tags = document.querySelector<HTMLMetaElement>('meta[name=tags]');

if (tags) whenActivated(() => measure(tags, askConsent));
