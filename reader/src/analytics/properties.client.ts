// What is known of a visitor: how code is shown and how the device shows it.

const STYLINGS: Readonly<Record<string, string>> = {
  system: 'MUI System',
  tailwind: 'Tailwind',
  css: 'CSS',
};

const DEVICE_IS_DARK = '(prefers-color-scheme: dark)';

const page = document.documentElement;

const properties = {
  codeVariant: () => page.dataset.codeVariant ?? 'TS',
  userLanguage: () => page.lang,
  devicePixelRatio: () => Math.round(devicePixelRatio * 10) / 10,
  colorSchemeOS: () => (matchMedia(DEVICE_IS_DARK).matches ? 'dark' : 'light'),
  colorScheme: () => page.dataset.chosenScheme ?? 'system',
  codeStylingVariant: () => STYLINGS[page.dataset.codeStyling ?? 'system'] ?? 'MUI System',
};

/** Tells each of them at first, and again whenever it is another. */
export function watchProperties(tell: (name: string, value: string | number) => void): void {
  const told = new Map<string, string | number>();
  const look = () => {
    for (const [name, read] of Object.entries(properties)) {
      const value = read();
      if (told.get(name) === value) continue;

      told.set(name, value);
      tell(name, value);
    }
  };

  look();
  new MutationObserver(look).observe(page, {
    attributeFilter: ['lang', 'data-code-variant', 'data-chosen-scheme', 'data-code-styling'],
  });
  matchMedia(DEVICE_IS_DARK).addEventListener('change', look);
  watchRatio(look);
}

/** A question about the ratio is about one ratio: with another it is asked anew. */
function watchRatio(look: () => void): void {
  const question = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  const change = () => {
    look();
    watchRatio(look);
  };
  question.addEventListener('change', change, { once: true });
}
