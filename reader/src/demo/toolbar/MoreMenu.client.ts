// What finds no room in the bar, and what is seldom wanted.

import * as texts from '../../styles/generated/texts.ts';
import { create } from './elements.client.ts';
import { Menu } from './Menu.client.ts';
import { drawMenuIcon, type MenuIconName } from './menuIcons.client.ts';
import { type Deed, TOOLS } from './tools.ts';

interface Row extends Deed {
  readonly icon: MenuIconName;
  /** How wide the bar has to be for it to stand there instead. */
  readonly room?: string;
}

/** What stands in the menu alone, behind a tool. */
const BEHIND: Partial<Record<Deed['run'], Row>> = {
  openInCodeSandbox: {
    icon: 'download',
    text: texts.downloadProject,
    run: 'downloadProject',
    failed: texts.projectNotMade,
  },
  resetDemo: { icon: 'focus', text: texts.focusDemo, run: 'focusStart', failed: '' },
};

const ROWS: readonly Row[] = TOOLS.flatMap((tool) => [tool, BEHIND[tool.run] ?? []].flat());

/** A menu of all tools, of which those show that are not in the bar itself. */
export class MoreMenu extends Menu {
  constructor(button: HTMLButtonElement, { dataset }: HTMLElement, run: (deed: Deed) => void) {
    super(button, texts.moreTools);
    for (const row of ROWS) this.panel.append(createRow(row, run));
    if (dataset.source) this.panel.append(createSourceLink(dataset.source));
  }
}

function createRow({ icon, room, ...deed }: Row, run: (deed: Deed) => void): HTMLElement {
  const row = create(
    'button',
    {
      class: 'demo-row',
      type: 'button',
      role: 'menuitem',
      tabindex: '-1',
      'data-room': room ?? '',
    },
    drawMenuIcon(icon),
    deed.text,
  );
  row.addEventListener('click', () => run(deed));
  return row;
}

function createSourceLink(href: string): HTMLElement {
  return create(
    'a',
    { class: 'demo-row', role: 'menuitem', tabindex: '-1', href },
    drawMenuIcon('source'),
    texts.demoSource,
  );
}
