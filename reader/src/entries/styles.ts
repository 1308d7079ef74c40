// Gathers every stylesheet of the page into one file; the order is the order of the cascade.

import '../styles/generated/tokens.css';

import.meta.glob(['../styles/**/*.css', '!../styles/generated/**'], { eager: true });
import.meta.glob(['../article/styles/*.css', '../islands/*.css', '../search/SearchModal.css'], {
  eager: true,
});

// The bundler leaves out a CSS module whose names nobody uses, so they are passed on.
// Those of islands come with their scripts, to the pages that place them.
export const blocks = import.meta.glob(
  ['../article/blocks/**/*.module.css', '!../article/blocks/**/*.island.module.css'],
  { eager: true },
);
export const ui = import.meta.glob('../ui/**/*.module.css', { eager: true });
export const shell = import.meta.glob('../shell/**/*.module.css', { eager: true });
