// What finds no room in the bar, and what is seldom wanted.

import * as texts from '../../../theme/generated/texts.ts';
import { create, createRow, createSign } from './elements.ts';
import { drawIcon } from './icons.ts';
import { Menu } from './Menu.ts';
import { TOOLS, type Tool } from './tools.ts';

/** A menu of all tools, of which those show that are not in the bar itself. */
export class MoreMenu extends Menu {
  readonly button: HTMLButtonElement;

  constructor({ dataset }: HTMLElement, run: (tool: Tool) => void) {
    const button = createSign('more', texts.moreTools);
    super(button, texts.moreTools);
    this.button = button;
    for (const tool of TOOLS) {
      const row = createRow(tool.icon, tool.text, { 'data-room': tool.room });
      row.addEventListener('click', () => run(tool));
      this.panel.append(row);
    }
    if (dataset.source) this.panel.append(createSourceLink(dataset.source));
  }
}

function createSourceLink(href: string): HTMLElement {
  return create(
    'a',
    { class: 'demo-row', role: 'menuitem', tabindex: '-1', href },
    drawIcon('source'),
    texts.demoSource,
  );
}
