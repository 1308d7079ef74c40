// What the document of a demo runs when it is shown in a frame: what brings it to life, and no more.

import { defineLivePart } from '../islands/live-part.ts';
import { followPreferences } from '../preferences/followPreferences.ts';
import { printInLight } from '../preferences/printInLight.ts';

defineLivePart();
followPreferences();
printInLight();
