/** How the provider of a library is kept from reading and writing what belongs to the site. */
export const apart = {
  defaultMode: 'light',
  colorSchemeNode: null,
  storageManager: null,
  disableStyleSheetGeneration: true,
} as const;
