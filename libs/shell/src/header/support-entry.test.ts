import { describe, expect, it } from 'vitest';
import { navigation } from '../navigation/navigation.content.ts';
import { siteNavigation } from '../navigation/navigation.fixtures.ts';
import { fixtureProps } from '../testing/fixture-props.ts';
import { supportEntry, withoutSupport } from './support-entry.ts';

const labels = { support: 'Support', contactUs: 'Contact us', fiberspace: 'Fiberspace' };
const contact = '/cities/austin/support';
const shop = '/cities/austin/fiberspace';

describe('the Support entry of a city', () => {
  it.each([
    ['no support page', {}, undefined],
    ['a contact page', { supportUrl: contact }, { kind: 'link', label: 'Support', url: contact }],
    ['a shop', { fiberspaceUrl: shop }, { kind: 'link', label: 'Support', url: shop }],
    [
      'both',
      { supportUrl: contact, fiberspaceUrl: shop },
      {
        kind: 'menu',
        label: 'Support',
        items: [
          { label: 'Contact us', url: contact },
          { label: 'Fiberspace', url: shop },
        ],
      },
    ],
  ])('with %s is %o', (_, city, expected) => {
    expect(supportEntry(city, labels)).toEqual(expected);
  });

  it('takes the place of a plain link of the same name, and of nothing else', () => {
    const { items } = fixtureProps(navigation, siteNavigation);
    const names = (entry: ReturnType<typeof supportEntry>) =>
      withoutSupport(items, entry).map(({ label }) => label);
    expect(names(undefined)).toContain('Support');
    expect(names(supportEntry({ supportUrl: contact }, labels))).toEqual([
      'Products',
      'Cities',
      'Apartments',
      'Stories',
    ]);
    expect(names(supportEntry({ supportUrl: contact }, { ...labels, support: 'Cities' }))).toContain(
      'Cities',
    );
  });
});
