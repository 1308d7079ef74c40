// Imported for its effect: it closes this document before any other script in it is evaluated.

import { closeWaysOut } from './closeWaysOut.client.ts';
import { closePolicy, siteOrigin } from './policy.client.ts';

closePolicy();
closeWaysOut(`${siteOrigin()}/assets/`);
