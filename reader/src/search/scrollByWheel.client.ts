/** Lets a mouse with one wheel reach what a narrow bar has no room for. */
export function scrollByWheel(bar: Element): void {
  bar.addEventListener('wheel', (event) => {
    const { ctrlKey, deltaX, deltaY, shiftKey } = event as WheelEvent;
    // With the keys it is zoomed, or already turned the way of the bar.
    if (ctrlKey || shiftKey || deltaX !== 0 || bar.scrollWidth <= bar.clientWidth) return;

    const onward = getComputedStyle(bar).direction === 'rtl' ? -1 : 1;
    bar.scrollLeft += deltaY * onward;
    event.preventDefault();
  });
}
