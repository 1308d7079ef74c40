// @vitest-environment node
import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { readMessage, readMessages } from './messages.ts';

test.each([
  'rubbish',
  '[]',
  '3',
  '{"answer":"1"}',
  '{"render":1}',
  '{"render":1,"parts":[3]}',
  '{"demos":{}}',
  '{"x":1}',
])('%s is no message', (line) => {
  expect(readMessage(line)).toBeNull();
});

test.each([
  '{"answer":1,"status":200,"body":"x"}',
  '{"render":1,"parts":[{"part":"Frame","props":{}}]}',
  '{"event":"reload","data":{}}',
  '{"demos":[]}',
])('%s is a message', (line) => {
  expect(readMessage(line)).toEqual(JSON.parse(line));
});

test('a line nobody can read is complained about, and the next one is read', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const read: object[] = [];

  for await (const message of readMessages(Readable.from(['rubbish\n', '{"demos":[]}\n']))) {
    read.push(message);
  }

  expect(read).toEqual([{ demos: [] }]);
  expect(complain).toHaveBeenCalledOnce();
  complain.mockRestore();
});
