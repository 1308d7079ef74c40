// What is only of use once the pointer or the focus has come near a tooltip or the feedback form: fetched then, once.

import { offerSections } from '../shell/Feedback/offerSections.client.ts';
import { sendByKeys } from '../shell/Feedback/sendByKeys.client.ts';
import { closeTooltips } from '../ui/tooltips.client.ts';

closeTooltips();
offerSections();
sendByKeys();
