import { expect, it } from 'vitest';
import { phoneHref } from './phone-href.ts';

it.each([
  ['512-555-0142', 'tel:+15125550142'],
  ['(512)\u00a0555-0142', 'tel:+15125550142'],
  ['+1 512 555 0142', 'tel:+15125550142'],
  ['1 (512) 555–0142', 'tel:+15125550142'],
  ['5125550142', 'tel:+15125550142'],
  ['+49 30 901820', 'tel:+4930901820'],
  ['+49 (30) 9018201234', 'tel:+49309018201234'],
  ['555-0142', 'tel:5550142'],
  ['911', 'tel:911'],
  ['(512) 555-0142 ext. 3', 'tel:+15125550142;ext=3'],
  ['512-555-0142 x305', 'tel:+15125550142;ext=305'],
  ['512-555-0142, extensión 12', 'tel:+15125550142;ext=12'],
  ['512-555-0142 #7', 'tel:+15125550142;ext=7'],
  ['1-800-GET-SKEIN', 'tel:+18004387534'],
  ['(512) 555-KITE', 'tel:+15125555483'],
  ['844-555-0102 (24/7)', 'tel:+18445550102'],
  ['24/7: 844-555-0102', 'tel:+18445550102'],
  ['512-555-0142 / 512-555-0143', 'tel:+15125550142'],
  ['Call 512-555-0142 for help', 'tel:+15125550142'],
])('links %s to %s', (written, href) => expect(phoneHref(written)).toBe(href));

it.each(['', 'Ask at the desk', '24/7', '1-800-Get-Skein', '512 for help', '0'.repeat(40)])(
  'finds no number to call in %j',
  (written) => expect(phoneHref(written)).toBeUndefined(),
);

it('reads a long text in no time', () => {
  for (const part of ['1 ', '1-', '(1', '1(1)', '1 (1) ', '512 ', 'x1', ' ('])
    expect(phoneHref(`${part.repeat(2000)}!`)).toBeUndefined();
});
