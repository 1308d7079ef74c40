// Editors save in several strokes: what the watcher saw too soon, or not at all, is noticed here.

import { stat } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** In milliseconds: a little longer than the moment in which the watcher is blind. */
const BLIND = 70;

/** In milliseconds: how long a file may stay empty before it is taken for one that shall be empty. */
const PATIENCE = 1000;
const STEP = 10;

/**
 * Looks at a saved file once more, and reports it again if it was saved again. A file that was
 * emptied to be written anew is waited for: a demo without contents would cost the page its state.
 */
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
    hotUpdate: {
      order: 'pre',
      handler: ({ file }) => waitUntilFilled(file),
    },
  };
}

async function waitUntilFilled(file: string): Promise<void> {
  for (let waited = 0; waited < PATIENCE; waited += STEP) {
    const facts = await stat(file).catch(() => undefined);
    if (facts?.size !== 0) return;
    await new Promise((go) => setTimeout(go, STEP));
  }
}

/** When a file was saved; nothing when it is gone, which the watcher does notice. */
async function savedAt(file: string): Promise<number | undefined> {
  const facts = await stat(file).catch(() => undefined);
  return facts?.mtimeMs;
}
