import * as texts from '../../styles/generated/texts.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import * as icons from '../../ui/Icon/icons.ts';
import { Menu } from '../../ui/Menu/Menu.island.tsx';
import type { PopupProps } from '../../ui/Popup/Popup.island.tsx';
import type { DemoStore } from '../DemoStore.client.ts';
import { type ActionName, performAction } from './performAction.client.ts';
import { TOOLS } from './tools.ts';

interface Row {
  readonly icon: string;
  readonly text: string;
  readonly action: ActionName;
  /** How wide the bar has to be for it to stand there instead. */
  readonly room?: string;
}

/** What stands in the menu alone, behind a tool. */
const BEHIND: Partial<Record<ActionName, Row>> = {
  openInCodeSandbox: {
    icon: icons.download,
    text: texts.downloadProject,
    action: 'downloadProject',
  },
  resetDemo: { icon: icons.focus, text: texts.focusDemo, action: 'focusStart' },
};

const ROWS: readonly Row[] = TOOLS.flatMap((tool) => [tool, BEHIND[tool.action] ?? []].flat());

interface MoreMenuProps extends PopupProps {
  store: DemoStore;
}

/** A menu of all tools, of which those show that find no room in the bar, and of what is seldom wanted. */
export function MoreMenu({ store, ...popup }: MoreMenuProps) {
  const { source } = store.element.dataset;

  function run(action: ActionName) {
    store.change({ note: '' });
    void performAction(store, action, 'more');
  }

  return (
    <Menu {...popup} className="demo-menu" aria-label={texts.moreTools}>
      {ROWS.map((row) => (
        <button
          key={row.action}
          className="demo-row"
          type="button"
          role="menuitem"
          tabIndex={-1}
          data-room={row.room}
          onClick={() => run(row.action)}
        >
          <Icon path={row.icon} />
          {row.text}
        </button>
      ))}
      {source && (
        <a className="demo-row" role="menuitem" tabIndex={-1} href={source}>
          <Icon path={icons.source} />
          {texts.demoSource}
        </a>
      )}
    </Menu>
  );
}
