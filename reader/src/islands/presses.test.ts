import { beforeEach, expect, test } from 'vitest';
import { holdPresses } from './presses.ts';

beforeEach(() => {
  document.body.innerHTML = '<live-part><p></p><p><button>Save</button></p></live-part>';
});

test('a press is held back while the part is asleep, and happens once it lives', () => {
  const pressed: string[] = [];
  const replay = holdPresses(part());
  button().addEventListener('click', () => pressed.push('Save'));

  press(button());
  expect(pressed).toEqual([]);
  replay();

  expect(pressed).toEqual(['Save']);
});

test('where the part was rendered afresh, the press reaches what stands in the same place', () => {
  const pressed: string[] = [];
  const replay = holdPresses(part());
  press(button());

  part().innerHTML = '<p></p><p><button>Fresh</button></p>';
  button().addEventListener('click', () => pressed.push('Fresh'));
  replay();

  expect(pressed).toEqual(['Fresh']);
});

test('a part that lives is out of the way', () => {
  const pressed: string[] = [];
  holdPresses(part())();
  button().addEventListener('click', () => pressed.push('Save'));

  press(button());

  expect(pressed).toEqual(['Save']);
});

/** A script's own events are not trusted; a visitor's are. */
function press(target: Element) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'isTrusted', { value: true });
  target.dispatchEvent(event);
}

function part(): Element {
  return document.querySelector('live-part') as Element;
}

function button(): Element {
  return document.querySelector('button') as Element;
}
