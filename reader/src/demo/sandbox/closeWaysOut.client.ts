// The ways to another site that code could take inside this document, closed before any of it runs.
//
// Headers close most of them for good. This is for hosts that send none and for browsers that do not
// know them: in Chromium a frame, or a `<link>`, connects to a host before any policy is asked.

import { refuseElement, refuseInMarkup } from './refusedElements.client.ts';

/** Changes what a method was given, or throws. */
type Check = (values: unknown[], target: unknown) => unknown[];

// As in the file beside it: what was taken here stays what it is, whatever later code replaces.
const { apply, defineProperty, getOwnPropertyDescriptor, deleteProperty } = Reflect;
const { startsWith, toLowerCase } = String.prototype;
const ParsedURL = URL;

/** Closes them; links may still lead to the files below an address, which the bundler loads ahead. */
export function closeWaysOut(files: string): void {
  trustOnlyHarmlessMarkup();
  refuseElements();
  for (const name of ABSENT) deleteProperty(window, name);
  for (const [owner, name] of ABSENT_METHODS) deleteProperty(owner, name);
  guardAttributes(files);
  // Their policies stay in force; nobody finds one to copy and to fill anew.
  for (const meta of document.querySelectorAll('meta')) meta.remove();
}

/** No policy of this document covers the connections of calls; of stylesheets for XML nothing here has a use. */
const ABSENT = ['RTCPeerConnection', 'webkitRTCPeerConnection', 'XSLTProcessor'];

/** Attributes as nodes: they would set an address past the guards below, and hardly anybody writes them. */
const ABSENT_METHODS: readonly (readonly [object, string])[] = [
  [Element.prototype, 'setAttributeNode'],
  [Element.prototype, 'setAttributeNodeNS'],
  [NamedNodeMap.prototype, 'setNamedItem'],
  [NamedNodeMap.prototype, 'setNamedItemNS'],
];

interface TrustedTypes {
  createPolicy(name: 'default', rules: Record<string, (text: string) => string>): void;
}

/** The policy of this document sends every text through here that becomes markup or code. */
function trustOnlyHarmlessMarkup(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (markup) => {
      refuseInMarkup(markup);
      return markup;
    },
    createScript: (code) => code,
    // Where scripts may come from the content policy says.
    createScriptURL: (address) => address,
  });
}

function refuseElements(): void {
  const nameAt =
    (index: number): Check =>
    (values) => {
      const name = values[index];
      if (name === undefined || name === null) return values;

      // Read once: an object may say something else the second time.
      values[index] = `${name}`;
      refuseElement(`${values[index]}`);
      return values;
    };
  const markup: Check = (values) => {
    values[0] = `${values[0]}`;
    refuseInMarkup(`${values[0]}`);
    return values;
  };
  guard(Document.prototype, 'createElement', nameAt(0));
  guard(Document.prototype, 'createElementNS', nameAt(1));
  guard(DOMImplementation.prototype, 'createDocument', nameAt(1));
  guard(CustomElementRegistry.prototype, 'define', refuseExtension);
  // Said to be safe, because they run no script, these are asked for no trust.
  guard(Element.prototype, 'setHTML', markup);
  guard(ShadowRoot.prototype, 'setHTML', markup);
  guard(Document, 'parseHTML', markup);
}

/** The constructor of an element that extends another makes one of the other's kind. */
const refuseExtension: Check = (values) => {
  const options = values[2] as { extends?: unknown } | undefined | null;
  const extended = options?.extends;
  if (extended === undefined) return values;

  const name = `${extended}`;
  refuseElement(name);
  values[2] = { extends: name };
  return values;
};

/**
 * Lets a `<link>` lead only to the site's files and a `<meta>` order the browser nothing, whoever writes them.
 *
 * Neither can be refused: the bundler loads ahead by the one, libraries mark with the other where styles go.
 */
function guardAttributes(files: string): void {
  const localName = getterOf<string>(Element.prototype, 'localName');
  const refuseAddress = addressCheck(files);
  const refuseOrder: Check = () => {
    throw new TypeError('A <meta> in edited code cannot have http-equiv.');
  };
  const attribute =
    (index: number): Check =>
    (values, target) => {
      const element = apply(localName, target, []);
      if (element !== 'link' && element !== 'meta') return values;

      values[index] = `${values[index]}`;
      const name = apply(toLowerCase, values[index], []);
      if (element === 'meta' && name === 'http-equiv') return refuseOrder(values, target);
      if (element === 'link' && name === 'href') {
        values[index + 1] = refuseAddress(values[index + 1]);
      }
      return values;
    };
  guard(Element.prototype, 'setAttribute', attribute(0));
  guard(Element.prototype, 'setAttributeNS', attribute(1));
  guardSetter(HTMLLinkElement.prototype, 'href', (values) => [refuseAddress(values[0])]);
  guardSetter(HTMLMetaElement.prototype, 'httpEquiv', refuseOrder);
  guardAttributeNodes();
}

/** An attribute as a node sets an address past all other guards. */
function guardAttributeNodes(): void {
  const nodeType = getterOf<number>(Node.prototype, 'nodeType');
  const attributeNode = Node.ATTRIBUTE_NODE;
  const refuse: Check = (values, target) => {
    if (apply(nodeType, target, []) !== attributeNode) return values;
    throw new TypeError('Edited code sets attributes by their names.');
  };
  guardSetter(Attr.prototype, 'value', refuse);
  guardSetter(Node.prototype, 'nodeValue', refuse);
  guardSetter(Node.prototype, 'textContent', refuse);
}

/** Throws where an address does not lead to the files below another. */
function addressCheck(files: string): (value: unknown) => string {
  const base = document.baseURI;
  const href = getterOf<string>(ParsedURL.prototype, 'href');
  return (value) => {
    const text = `${value}`;
    const address = apply(href, new ParsedURL(text, base), []);
    if (apply(startsWith, address, [files])) return text;
    throw new TypeError(`A <link> in edited code cannot lead to ${address}.`);
  };
}

/** Asks before a method is called; nobody takes the question away again. */
function guard(owner: object, name: string, check: Check): void {
  const method: unknown = getOwnPropertyDescriptor(owner, name)?.value;
  // Not every browser has every method.
  if (typeof method !== 'function') return;

  defineProperty(owner, name, {
    value(this: unknown, ...values: unknown[]) {
      return apply(method, this, check(values, this));
    },
    configurable: false,
    writable: false,
  });
}

/** Asks before a property is set. */
function guardSetter(owner: object, name: string, check: Check): void {
  const { get, set } = getOwnPropertyDescriptor(owner, name) ?? {};
  if (!get || !set) return;

  defineProperty(owner, name, {
    get,
    set(this: unknown, value: unknown) {
      apply(set, this, check([value], this));
    },
    configurable: false,
  });
}

function getterOf<Value>(owner: object, name: string): () => Value {
  const getter = getOwnPropertyDescriptor(owner, name)?.get;
  if (!getter) throw new Error(`The browser has no ${name}.`);

  return getter;
}
