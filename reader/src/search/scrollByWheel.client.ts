/** Lets a mouse with one wheel reach what a narrow bar has no room for, until it is called off. */
export function scrollByWheel(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;

  const scroll = (event: WheelEvent) => {
    const { ctrlKey, deltaX, deltaY, shiftKey } = event;
    // With the keys it is zoomed, or already turned the way of the bar.
    if (ctrlKey || shiftKey || deltaX !== 0 || bar.scrollWidth <= bar.clientWidth) return;

    const onward = getComputedStyle(bar).direction === 'rtl' ? -1 : 1;
    bar.scrollLeft += deltaY * onward;
    event.preventDefault();
  };
  // Not by React, whose listeners for wheels are passive.
  bar.addEventListener('wheel', scroll);
  return () => bar.removeEventListener('wheel', scroll);
}
