import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom knows dialogs and elements, but not how one is shown above the page, or moves.
if (typeof HTMLDialogElement !== 'undefined') {
  Element.prototype.getAnimations ??= () => [];
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

afterEach(cleanup);
