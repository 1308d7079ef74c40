// What of a browser the packages ask for before they draw anything.

import { JSDOM } from 'jsdom';

const GLOBALS = [
  'document',
  'HTMLElement',
  'HTMLInputElement',
  'HTMLTextAreaElement',
  'HTMLSelectElement',
  'HTMLIFrameElement',
  'SVGElement',
  'Element',
  'Node',
  'DocumentFragment',
  'Event',
  'CustomEvent',
  'KeyboardEvent',
  'MouseEvent',
  'FocusEvent',
  'MutationObserver',
  'getComputedStyle',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'localStorage',
  'sessionStorage',
  'navigator',
];

const nothing = () => {};

class Observer {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

const never = (media) => ({
  matches: false,
  media,
  addListener: nothing,
  removeListener: nothing,
  addEventListener: nothing,
  removeEventListener: nothing,
});

const { window } = new JSDOM('<!doctype html><body></body>', {
  pretendToBeVisual: true,
  url: 'http://localhost/',
});
Object.assign(window, {
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  matchMedia: never,
  scrollTo: nothing,
});
// Nothing drawn here depends on a style: to parse them all would take longer than to draw.
const createElement = window.document.createElement.bind(window.document);
window.document.createElement = (name, options) => {
  const element = createElement(name, options);
  if (name === 'style') element.type = 'text/plain';
  return element;
};
window.SVGElement.prototype.getBBox = () => ({ x: 0, y: 0, width: 10, height: 10 });

for (const name of [...GLOBALS, 'ResizeObserver', 'IntersectionObserver', 'matchMedia']) {
  const value = window[name];
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
globalThis.window = window;
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
