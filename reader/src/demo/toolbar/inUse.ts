// What a bar needs once somebody uses it: what its tools do, and what they open, with how that looks.

import { adoptStyles } from '../../styles/adoptStyles.ts';
import styles from './Popup.css?inline';

adoptStyles(styles);

export * as actions from './actions.ts';
export { MoreMenu } from './MoreMenu.ts';
export { StylingMenu } from './StylingMenu.ts';
export { ViewPanel } from './ViewPanel.ts';
