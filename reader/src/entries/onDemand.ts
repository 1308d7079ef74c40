// What few pages have, and what operates it there: a file of its own, so that the others need not name it.

const seldom: Readonly<Record<string, () => Promise<unknown>>> = {
  '[data-lost]': () => import('../search/LostPage/offerNearest.ts'),
  '[data-error-message]': () => import('../article/blocks/ErrorMessage/answerAddress.ts'),
  '[data-sizes]': () => import('../article/blocks/SizeTable/operateSizes.ts'),
  '#tried': () => import('../tools/theme-overrides/tellOfTried.ts'),
  '[data-changes]': () => import('../article/blocks/ApiChanges/operateChanges.ts'),
  '[data-filter]': () => import('../article/blocks/ListFilter/operateFilter.ts'),
  '.facts': async () => (await import('../article/facts/foldFacts.ts')).foldFacts(),
};

for (const [part, operate] of Object.entries(seldom)) {
  if (document.querySelector(part)) void operate();
}
