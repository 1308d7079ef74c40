import { beforeEach, expect, test, vi } from 'vitest';
import { keepEdit } from '../edits.client.ts';
import { placeDemo, storeOf } from '../placedDemo.test.fixture.ts';
import { openInStackBlitz } from './exportDemo.client.ts';

const system = { styling: 'system', language: 'TS' } as const;
const versions = { version: '1.0.0' };
const needed = ['vite', '@vitejs/plugin-react', 'typescript', '@types/react', '@types/react-dom'];
const packages = Object.fromEntries(
  [...needed, 'react', 'react-dom'].map((name) => [name, versions]),
);
const sent: FormData[] = [];

beforeEach(() => {
  sent.length = 0;
  document.body.replaceChildren();
  Object.assign(document.documentElement.dataset, { codeStyling: 'system', codeVariant: 'TS' });
  vi.stubGlobal('fetch', async () => Response.json(packages));
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    sent.push(new FormData(this));
  });
});

test('what leaves the page is the variant on screen, with what was edited', async () => {
  const demo = storeOf(placeDemo());
  await openInStackBlitz(demo);
  keepEdit(demo, system, [{ name: 'index.tsx', text: 'edited' }]);

  await openInStackBlitz(demo);

  const texts = sent.map((form) => form.get('project[files][src/demo/index.tsx]'));
  expect(texts).toEqual(['system TS', 'edited']);
  expect(sent[0]?.get('project[title]')).toBe('Basic');
});
