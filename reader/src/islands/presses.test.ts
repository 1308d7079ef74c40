import { beforeEach, expect, test } from 'vitest';
import { holdPresses } from './presses.ts';

beforeEach(() => {
  document.body.innerHTML = '<live-part><p></p><p><button>Save</button></p></live-part>';
});

test('a press is held back while the part is asleep, and happens once it lives', () => {
  const pressed: string[] = [];
  const replay = holdPresses(part());
  button().addEventListener('click', () => pressed.push('Save'));

  button().click();
  expect(pressed).toEqual([]);
  replay();

  expect(pressed).toEqual(['Save']);
});

test('where the part was rendered afresh, the press reaches what stands in the same place', () => {
  const pressed: string[] = [];
  const replay = holdPresses(part());
  button().click();

  part().innerHTML = '<p></p><p><button>Fresh</button></p>';
  button().addEventListener('click', () => pressed.push('Fresh'));
  replay();

  expect(pressed).toEqual(['Fresh']);
});

test('a part that lives is out of the way', () => {
  const pressed: string[] = [];
  holdPresses(part())();
  button().addEventListener('click', () => pressed.push('Save'));

  button().click();

  expect(pressed).toEqual(['Save']);
});

function part(): HTMLElement {
  return find('live-part');
}

function button(): HTMLElement {
  return find('button');
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}
