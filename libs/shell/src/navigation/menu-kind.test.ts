import { describe, expect, it } from 'vitest';
import { siteNavigation } from './navigation.fixtures.ts';
import { navigation } from './navigation.content.ts';
import { menuKind } from './menu-kind.ts';
import { fixtureProps } from '../testing/fixture-props.ts';

describe('an item of the first level', () => {
  it('is a list of products, columns of places or a plain link, by what it holds', () => {
    const { items } = fixtureProps(navigation, siteNavigation);
    expect(Object.fromEntries(items.map((item) => [item.label, menuKind(item)]))).toEqual({
      Products: 'products',
      Cities: 'places',
      Apartments: 'link',
      Support: 'link',
      Stories: 'link',
    });
  });
});
