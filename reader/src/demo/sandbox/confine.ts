// Imported for its effect: it closes this document before any other script in it is evaluated.

import { closeWaysOut } from './closeWaysOut.ts';
import { closePolicy, siteOrigin } from './policy.ts';

closePolicy();
closeWaysOut(`${siteOrigin()}/assets/`);
