import { onChosenElsewhere } from '../preferences/memory.ts';
import {
  asScheme,
  chooseScheme,
  chosenScheme,
  type SchemeChoice,
  showScheme,
} from '../preferences/scheme.ts';

/** Puts the choice of a colour scheme in the visitor's hands, the same in all tabs. */
export function offerSchemes(): void {
  mark(chosenScheme());
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.schemeChoice !== undefined) {
      chooseScheme(asScheme(target.value));
    }
  });
  onChosenElsewhere((key, value) => {
    if (key === 'scheme') follow(asScheme(value));
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    follow(chosenScheme());
  });
}

function follow(choice: SchemeChoice): void {
  mark(choice);
  showScheme(choice);
}

function mark(choice: SchemeChoice): void {
  const radio = document.querySelector<HTMLInputElement>(`[data-scheme-choice][value=${choice}]`);
  if (radio) radio.checked = true;
}
