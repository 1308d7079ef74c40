// What the tools need once somebody uses them: what they do, and what they open, with how that looks.

import { adoptStyles } from '../../styles/adoptStyles.client.ts';
import styles from './inUse.css?inline';

adoptStyles(styles);

export { prepareExport } from './actions.client.ts';
export { MoreMenu } from './MoreMenu.island.tsx';
export { performAction } from './performAction.client.ts';
export { StylingMenu } from './StylingMenu.island.tsx';
export { ViewPanel } from './ViewPanel.island.tsx';
