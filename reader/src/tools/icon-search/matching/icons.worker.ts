// Answers which icons are meant, beside the page: whoever types never waits for it.

import { type Found, IconIndex } from '../../../icon-names/IconIndex.ts';

/** First the names, then questions. */
export type Asked = { names: readonly string[] } | { id: number; typed: string };

export interface Answered extends Found {
  id: number;
}

interface Scope {
  onmessage: (event: MessageEvent<Asked>) => void;
  postMessage(answer: Answered): void;
}

const scope = globalThis as unknown as Scope; // A worker's own; the page's types are another.

let index: IconIndex | undefined;

scope.onmessage = ({ data }) => {
  if ('names' in data) index = new IconIndex(data.names);
  else if (index) scope.postMessage({ id: data.id, ...index.find(data.typed) });
};
