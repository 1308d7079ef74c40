// The bar is one stop for the Tab key; within it the arrow keys lead from tool to tool.

const TOOL = '.demo-tool';

/** Lets the arrow keys move through a bar, also after its tools have changed. */
export function roveFocus(bar: HTMLElement): void {
  bar.addEventListener('focusin', ({ target }) => {
    const tool = toolAt(target);
    if (tool) makeStop(bar, tool);
  });
  bar.addEventListener('keydown', (event) => {
    const tool = toolAt(event.target);
    if (tool && moveFrom(tool, event.key, bar)) event.preventDefault();
  });
  keepStop(bar);
  // Where there is less room, the tool that was the stop may be gone.
  new ResizeObserver(() => keepStop(bar)).observe(bar);
}

/** Sees to it that the bar can be reached: that the one tool which is its stop can be seen. */
export function keepStop(bar: HTMLElement): void {
  const tools = seenTools(bar);
  const stop = tools.find(({ tabIndex }) => tabIndex === 0) ?? tools[0];
  if (stop) makeStop(bar, stop);
}

function makeStop(bar: HTMLElement, stop: HTMLElement): void {
  for (const tool of bar.querySelectorAll<HTMLElement>(TOOL)) {
    tool.tabIndex = tool === stop ? 0 : -1;
  }
}

/** Moves the focus to another tool and says whether the key was meant for that. */
function moveFrom(tool: HTMLElement, key: string, bar: HTMLElement): boolean {
  const tools = seenTools(bar);
  const from = tools.indexOf(tool);
  const [back, on] = isMirrored(bar) ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const places: Readonly<Record<string, number>> = {
    Home: 0,
    End: -1,
    // Before the first comes the last, and after it the first again.
    [back]: from - 1,
    [on]: (from + 1) % tools.length,
  };
  const place = places[key];
  if (place === undefined) return false;

  tools.at(place)?.focus();
  return true;
}

function toolAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(TOOL) : null;
}

function seenTools(bar: HTMLElement): HTMLElement[] {
  const tools = [...bar.querySelectorAll<HTMLElement>(TOOL)];
  return tools.filter((tool) => getComputedStyle(tool).display !== 'none');
}

function isMirrored(bar: HTMLElement): boolean {
  return getComputedStyle(bar).direction === 'rtl';
}
