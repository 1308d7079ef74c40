// The watcher passes over a file that is saved twice in one moment: the second time is noticed here.

import { stat } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** In milliseconds: a little longer than the moment in which the watcher is blind. */
const BLIND = 70;

/** Looks at a saved file once more, and reports it again if it was saved again. */
export function noticeLateWrites(): Plugin {
  return {
    name: 'tearsheet:late-writes',
    configureServer({ watcher }) {
      watcher.on('change', async (file) => {
        const first = await savedAt(file);
        setTimeout(async () => {
          const later = await savedAt(file);
          if (later && later !== first) watcher.emit('change', file);
        }, BLIND);
      });
    },
  };
}

/** When a file was saved; nothing when it is gone, which the watcher does notice. */
async function savedAt(file: string): Promise<number | undefined> {
  const facts = await stat(file).catch(() => undefined);
  return facts?.mtimeMs;
}
