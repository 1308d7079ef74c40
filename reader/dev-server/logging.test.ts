// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { logForAuthors, withoutStack } from './logging.ts';

const MESSAGE = `Internal server error: Failed to resolve import "./Lost" from "Switch.tsx".
  File: /docs/Switch.tsx:1:17
  1  |  import Lost from "./Lost";`;
const STACK = `
      at TransformPluginContext.error (file:///node_modules/vite/dist/node/chunks/node.js:88:14)
      at async Promise.all (index 2)
      at async file:///node_modules/vite/dist/node/chunks/node.js:26651:23`;

test('an error is told by the file of its author, without the way through Vite', () => {
  expect(withoutStack(MESSAGE + STACK)).toBe(MESSAGE);
});

test('an error is told once, however often a browser asks', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const logger = logForAuthors();

  for (const message of ['one', 'one', 'other', 'one']) logger.error(message);

  expect(said.mock.calls.map(([text]) => text)).toEqual(['one', 'other', 'one']);
});
