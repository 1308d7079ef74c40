// Gathers every stylesheet of the page into one file; the order is the order of the cascade.

import '../theme/generated/tokens.css';

import.meta.glob(['../theme/**/*.css', '!../theme/generated/**'], { eager: true });
import.meta.glob(['../article/html/*.css', '../islands/*.css'], { eager: true });

// The bundler leaves out a CSS module whose names nobody uses, so they are passed on.
export const embeds = import.meta.glob('../article/embeds/**/*.module.css', { eager: true });
export const shell = import.meta.glob('../shell/**/*.module.css', { eager: true });
