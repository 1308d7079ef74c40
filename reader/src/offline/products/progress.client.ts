// What the tab that keeps a product tells all tabs of the site, itself among them.

/** How far a product has come, or what became of it. */
export type Progress = { readonly id: string } & (
  | {
      readonly state: 'running';
      readonly pages: number;
      readonly bytes: number;
      readonly allBytes: number;
    }
  /** Until its turn comes, or the network. */
  | { readonly state: 'queued' | 'waiting' }
  | { readonly state: End }
);

/** All of it is there; somebody ended it; there is no room; the site lacks what its own list names. */
export type End = 'kept' | 'cancelled' | 'full' | 'broken' | 'removed';

const CHANNEL = 'tearsheet:offline';

/** Tells all tabs. */
export function tellAll(progress: Progress): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(progress);
  channel.close();
}

/** Hears what any tab tells, as long as the page is there. */
export function followProgress(hear: (progress: Progress) => void): void {
  new BroadcastChannel(CHANNEL).addEventListener('message', ({ data }) => hear(data));
}
