import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hearOtherTabs, tellOtherTabs } from './otherTabs.client.ts';

const open = new Set<StubChannel>();
const heard: unknown[] = [];

/** jsdom has no other tabs: the one channel there is stands for what they would send and hear. */
class StubChannel {
  onmessage: ((message: { data: unknown }) => void) | null = null;
  posted: unknown[] = [];
  constructor() {
    open.add(this);
  }
  postMessage(data: unknown) {
    this.posted.push(data);
  }
  close() {
    open.delete(this);
  }
}

beforeAll(() => {
  vi.stubGlobal('BroadcastChannel', StubChannel);
  hearOtherTabs((key, value) => heard.push([key, value]));
});

beforeEach(() => {
  heard.length = 0;
});

test('what others changed is heard, and what is changed here is told', () => {
  const [channel] = open;

  channel?.onmessage?.({ data: ['codeStyling', 'css'] });
  tellOtherTabs('codeVariant', 'JS');

  expect(heard).toEqual([['codeStyling', 'css']]);
  expect(channel?.posted).toEqual([['codeVariant', 'JS']]);
});

test('a page that is put aside holds no channel, and listens again when it comes back', () => {
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(open.size).toBe(0);

  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  expect(open.size).toBe(1);
});
