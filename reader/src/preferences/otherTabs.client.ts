// Cookies tell nobody when they change: the tabs of the site tell each other.

const NAME = 'tearsheet:cookies';

let channel: BroadcastChannel | undefined;

/** Tells the other tabs which cookie was changed here. */
export function tellOtherTabs(key: string, value: string | null): void {
  channel?.postMessage([key, value]);
}

/** Hears of the cookies changed elsewhere, as long as the page is not put aside. */
export function hearOtherTabs(hear: (key: string, value: string | null) => void): void {
  const listen = () => {
    channel = openChannel();
    if (channel) channel.onmessage = ({ data: [key, value] }) => hear(key, value);
  };
  // A page with an open channel may not rest in the back/forward cache.
  addEventListener('pagehide', () => channel?.close());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listen();
  });
  listen();
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    // A document without an origin has no other tabs.
    return undefined;
  }
}
