// What a bar needs once somebody uses it: what its tools do, and what they open, with how that looks.

import { adoptStyles } from '../../styles/adoptStyles.client.ts';
import styles from './Popup.css?inline';

adoptStyles(styles);

export * as actions from './actions.client.ts';
export { MoreMenu } from './MoreMenu.client.ts';
export { StylingMenu } from './StylingMenu.client.ts';
export { ViewPanel } from './ViewPanel.client.ts';
