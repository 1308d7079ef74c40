// @vitest-environment node
import { expect, test } from 'vitest';
import { Refusal } from './confine.mjs';
import { answer, confineInTime } from './worker.mjs';

const prerender = {
  async renderPart({ part }: { part: string }) {
    if (part === 'Broken') throw new Error('It broke.');
    return { html: `<p>${part}</p>`, css: '' };
  },
};

test('parts are answered in their order, under the number of the request', async () => {
  const line = JSON.stringify({ id: 7, parts: [{ part: 'One' }, { part: 'Two' }] });

  expect(await answer(line, prerender)).toEqual({
    id: 7,
    parts: [
      { html: '<p>One</p>', css: '' },
      { html: '<p>Two</p>', css: '' },
    ],
  });
});

test('a part that fails leaves the others alone', async () => {
  const line = JSON.stringify({ id: 1, parts: [{ part: 'Broken' }, { part: 'Whole' }] });

  expect(await answer(line, prerender)).toMatchObject({
    parts: [{ error: { message: 'It broke.' } }, { html: '<p>Whole</p>' }],
  });
});

test('a part that was refused something fails, even if it goes on', async () => {
  const line = JSON.stringify({ id: 1, parts: [{ part: 'Bold' }, { part: 'Shy' }] });
  const refusals: Refusal[] = [];
  const renders = {
    async renderPart({ part }: { part: string }) {
      if (part === 'Bold') refusals.push(new Refusal('A demo cannot use process.exit().'));
      return { html: part, css: '' };
    },
  };

  expect(await answer(line, renders, () => refusals.splice(0))).toMatchObject({
    parts: [
      { error: { message: 'A demo cannot use process.exit().', refused: true } },
      { html: 'Shy' },
    ],
  });
});

test("the process is confined once, before the first part that is not the reader's own", async () => {
  const done: string[] = [];
  const renders = {
    async renderPart({ part }: { part: string }) {
      done.push(part);
      return { html: part, css: '' };
    },
  };
  const take = confineInTime(() => {
    done.push('confined');
    return () => [];
  });
  const parts = ['Frame', 'NavigationRows', 'NavigationRow', 'Island', 'Theme', 'Frame'];

  await answer(JSON.stringify({ id: 1, parts: parts.map((part) => ({ part })) }), renders, take);

  expect(done).toEqual([...parts.slice(0, 3), 'confined', ...parts.slice(3)]);
});

test.each(['rubbish', '[]', '{"id":4}', '{"id":4,"parts":3}'])(
  '%s is refused, not fatal',
  async (line) => {
    expect(await answer(line, prerender)).toHaveProperty('error.message');
  },
);
