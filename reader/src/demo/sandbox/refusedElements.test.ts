import { expect, test } from 'vitest';
import { refuseElement, refuseInMarkup } from './refusedElements.client.ts';

test.each(['div', 'a', 'style', 'link', 'meta', 'template', 'svg:image', 'my-frame'])(
  'an element like %s can be made',
  (name) => {
    expect(() => refuseElement(name)).not.toThrow();
  },
);

test.each(['iframe', 'IFRAME', 'x:iframe', 'object', 'embed', 'base', 'frame'])(
  'no code makes an element like %s',
  (name) => {
    expect(() => refuseElement(name)).toThrow(/Edited code cannot use </);
  },
);

test.each([
  '<p>An iframe is a frame.</p>',
  '<style>a:link { color: red }</style>',
  '<svg><linearGradient id="a"/></svg>',
  '<article><header>2 < 3</header></article>',
  '',
])('harmless markup is let through: %s', (markup) => {
  expect(() => refuseInMarkup(markup)).not.toThrow();
});

test.each([
  '<iframe src=x>',
  '<p><IFrame\n src=x>',
  '<iframe/src=x>',
  '<svg><foreignObject><iframe>',
  '<h:iframe xmlns:h="http://www.w3.org/1999/xhtml"/>',
  '<!DOCTYPE p [<!ENTITY e "&#60;iframe/>">]><p>&e;</p>',
  '<link rel=preconnect href=x>',
  '<meta http-equiv=refresh content=0>',
  `<${'a'.repeat(100)}:iframe>`,
])('markup that leads elsewhere is refused: %s', (markup) => {
  expect(() => refuseInMarkup(markup)).toThrow(TypeError);
});
