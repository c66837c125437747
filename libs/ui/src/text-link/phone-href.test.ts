import { expect, it } from 'vitest';
import { phoneHref } from './phone-href.ts';

it.each([
  ['512-555-0142', 'tel:+15125550142'],
  ['(512)\u00a0555-0142', 'tel:+15125550142'],
  ['+1 512 555 0142', 'tel:+15125550142'],
  ['+49 30 901820', 'tel:+4930901820'],
  ['911', 'tel:911'],
])('links %s to %s', (written, href) => {
  expect(phoneHref(written)).toBe(href);
});
