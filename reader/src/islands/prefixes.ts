import { type Middleware, prefixer } from 'stylis';

/**
 * Adds the prefixes that some browser of today asks for.
 *
 * All others, of which a button alone has a dozen, would only make every page heavier.
 */
export const prefixes: Middleware = (element, index, children, callback) =>
  element.type === 'decl' && ASKED_FOR.test(element.value)
    ? prefixer(element, index, children, callback)
    : undefined;

const ASKED_FOR =
  /^(?:user-select|backdrop-filter|text-decoration|print-color-adjust|box-decoration-break)|:stretch;/;
