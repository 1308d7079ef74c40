import type { Middleware } from 'stylis';

/**
 * Adds the prefixes that some browser of today asks for.
 *
 * All others, of which a button alone has a dozen, would only make every page heavier.
 */
export const prefixes: Middleware = (element) => {
  if (element.type !== 'decl') return;

  const { value } = element;
  if (ASKED_FOR.test(value)) element.return = `-webkit-${value}${value}`;
  else if (STRETCHED.test(value)) {
    const fill = (name: string) => value.replace(STRETCHED, `:${name};`);
    element.return = fill('-webkit-fill-available') + fill('-moz-available') + value;
  }
};

const ASKED_FOR =
  /^(?:user-select|backdrop-filter|text-decoration|print-color-adjust|box-decoration-break)/;

const STRETCHED = /:stretch;/;
