// The search, where it keeps nobody from typing.

import type { Request } from './messages.ts';
import { SearchEngine } from './SearchEngine.ts';

const engine = new SearchEngine((reply) => postMessage(reply));

addEventListener('message', ({ data }: MessageEvent<Request>) => engine.hear(data));
