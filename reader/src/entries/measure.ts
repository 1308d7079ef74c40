// What pages of sites with a tag service load when the browser rests.

import { measure } from '../analytics/measure.ts';
import { keep, onChosenElsewhere, recall } from '../preferences/memory.ts';
import { whenActivated } from '../startup/activation.ts';

const tags = document.querySelector<HTMLMetaElement>('meta[name=tags]');

if (tags) whenActivated(() => measure(tags, { recall, keep, onChosenElsewhere }));
