// What few pages have, and what operates it there: a file of its own, so that the others need not name it.

const seldom: Readonly<Record<string, () => Promise<unknown>>> = {
  '[data-lost]': () => import('../search/LostPage/offerNearest.ts'),
  '[data-error-message]': () => import('../article/embeds/ErrorMessage/answerAddress.ts'),
  '[data-sizes]': () => import('../article/embeds/SizeTable/operateSizes.ts'),
  '#tried': () => import('../tools/tried/tellOfTried.ts'),
  '[data-changes]': () => import('../article/embeds/ApiChanges/operateChanges.ts'),
  '[data-filter]': () => import('../article/embeds/ListFilter/operateFilter.ts'),
  '.facts': async () => (await import('../article/reference/foldFacts.ts')).foldFacts(),
};

for (const [part, operate] of Object.entries(seldom)) {
  if (document.querySelector(part)) void operate();
}
