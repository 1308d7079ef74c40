// @vitest-environment node
import { expect, test } from 'vitest';
import { asFailure, openPort } from './port.ts';

test('a request that comes before the server is ready is answered once it is', async () => {
  const port = await openPort({ host: '127.0.0.1', port: 0 });
  const fetched = fetch(port.address).then((answer) => answer.text());
  await new Promise((later) => setTimeout(later, 50));

  port.serve((_, response) => response.end('ready'));

  expect(await fetched).toBe('ready');
  port.http.closeAllConnections();
  port.http.close();
});

test.each([
  ['EADDRINUSE', 'Port 80 is taken.'],
  ['EACCES', 'Port 80 is not for everybody to open.'],
  ['EADDRNOTAVAIL', 'This machine has no address 1.2.3.4.'],
  ['ENOTFOUND', 'Nobody knows a host "1.2.3.4".'],
  ['OTHER', 'The live server cannot start: what the machine says'],
])('%s is told in words', (code, problem) => {
  const thrown = Object.assign(new Error('what the machine says'), { code });

  expect(asFailure(thrown, { host: '1.2.3.4', port: 80 })).toMatchObject({ problem });
});
