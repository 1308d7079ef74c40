import { beforeEach, expect, test } from 'vitest';
import { choose, forget } from '../../preferences/choose.client.ts';
import { preferences } from '../../preferences/preferences.client.ts';
import { foldFacts } from './foldFacts.client.ts';

const { facts } = preferences;

beforeEach(() => {
  forget(facts);
  document.body.innerHTML = `
    <ul class="facts">
      <li id="lamp-prop-glow"><p class="name"><a class="anchor">glow</a></p><div>Light.</div></li>
    </ul>
    <details><ul class="facts">
      <li id="lamp-prop-watts"><p class="name"><a class="anchor">watts</a></p></li>
    </ul></details>`;
});

test('facts get a button each when they are wanted in one line', () => {
  choose(facts, 'compact');

  foldFacts();

  const buttons = [...document.querySelectorAll('.facts-fold')];
  expect(buttons.map(({ ariaLabel }) => ariaLabel)).toEqual([
    'More about glow',
    'More about watts',
  ]);
});

test('in the other looks there is nothing to open', () => {
  foldFacts();

  expect(document.querySelector('.facts-fold')).toBeNull();
});

test('a button opens its fact and closes it again', () => {
  choose(facts, 'compact');
  foldFacts();
  const fact = document.querySelector<HTMLElement>('#lamp-prop-glow');
  const button = fact?.querySelector<HTMLElement>('.facts-fold');

  button?.click();
  expect(fact?.dataset.open).toBe('true');
  expect(button?.ariaExpanded).toBe('true');

  button?.click();
  expect(fact?.dataset.open).toBe('false');
  expect(button?.ariaExpanded).toBe('false');
});
