import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { teachPopovers } from '../../popoverStandIn.ts';
import { forget } from '../preferences/choose.client.ts';
import { show } from '../preferences/preference.client.ts';
import { ALL, preferences } from '../preferences/preferences.client.ts';
import { operateDemos } from './operateDemos.island.tsx';
import { placeDemo } from './placedDemo.test.fixture.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
teachPopovers();

beforeEach(() => {
  document.body.replaceChildren();
  ALL.forEach(forget);
});

function toolsOf(demo: HTMLElement) {
  return demo.querySelectorAll('.demo-bar .demo-tool').length;
}

test('every demo gets its tools, and gets them once', () => {
  const demo = placeDemo();
  act(operateDemos);
  const count = toolsOf(demo);

  act(operateDemos);

  expect(count).toBeGreaterThan(5);
  expect(toolsOf(demo)).toBe(count);
});

test('a demo that comes later gets them as well', () => {
  act(operateDemos);
  const demo = placeDemo('Later');

  act(operateDemos);

  expect(toolsOf(demo)).toBeGreaterThan(5);
});

test('a demo that got another variant gets a menu of stylings', () => {
  const demo = placeDemo('Basic', 'system');
  act(operateDemos);
  expect(demo.querySelector('.demo-styling')).toBeNull();

  demo.dataset.stylings = 'system css';
  act(operateDemos);

  expect(demo.querySelectorAll('.demo-styling')).toHaveLength(1);
});

test('all bars follow what is chosen anywhere', async () => {
  const demos = [placeDemo('One'), placeDemo('Two')];
  act(operateDemos);

  show(preferences.codeStyling, 'css');

  const names = () => demos.map((demo) => demo.querySelector('.demo-styling')?.textContent);
  await expect.poll(names).toEqual(['CSS', 'CSS']);
});

test('a demo without a bar gets no tools, and is seen as its address says', async () => {
  const demo = placeDemo('Bare');
  demo.querySelector('.demo-bar')?.remove();
  act(operateDemos);
  expect(demo.querySelector('.demo-tool')).toBeNull();

  await act(async () => {
    location.hash = '#Bare?width=360';
  });

  await expect
    .poll(() => demo.querySelector<HTMLElement>('.preview-frame')?.style.inlineSize)
    .toBe('360px');
});
