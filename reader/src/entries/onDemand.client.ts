// What few pages have, and what operates it there: a file of its own, so that the others need not name it.

const seldom: Readonly<Record<string, () => Promise<unknown>>> = {
  '[data-lost]': () => import('../search/LostPage/offerNearest.client.ts'),
  ':has(#theme-overrides) main live-part': async () =>
    (await import('../tools/theme-overrides/OverridesNotice.island.tsx')).overridesNotice.open({}),
  '[data-notice]': async () =>
    (await import('../shell/Notice/dismissNotice.client.ts')).offerDismissal(),
  '.facts': async () => (await import('../article/facts/foldFacts.client.ts')).foldFacts(),
};

for (const [part, operate] of Object.entries(seldom)) {
  if (document.querySelector(part)) void operate();
}
