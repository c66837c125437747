import { describe, expect, it } from 'vitest';
import type { Content, ContentType, Entity } from '../cms/cms.types.ts';
import { fieldName } from './names.ts';
import { matches, pagesOf } from './pages.ts';

const symbol = { type: 'Symbol', localized: false, required: false };
const page: ContentType = {
  sys: { id: 'page' },
  name: 'Page',
  displayField: 'title',
  fields: [
    { ...symbol, id: 'title', name: 'title' },
    {
      ...symbol,
      id: 'slug',
      name: 'slug',
      validations: [{ unique: true }, { regexp: { pattern: '^/[a-z/-]*$' } }],
    },
  ],
};
const block: ContentType = { ...page, sys: { id: 'block' }, fields: page.fields.slice(0, 1) };
const entry = (id: string, type: string, values: Record<string, unknown>, sys = {}): Entity => ({
  sys: {
    id,
    type: 'Entry',
    version: 1,
    contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } },
    ...sys,
  },
  fields: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { 'en-US': value }])),
});
const content = (...entries: Entity[]): Pick<Content, 'types' | 'entries' | 'locales'> => ({
  types: new Map([page, block].map((type) => [type.sys.id, type])),
  entries: new Map(entries.map((one) => [one.sys.id, one])),
  locales: [{ code: 'en-US', name: 'English', default: true }],
});

describe('pages', () => {
  it('are the entries with an address, by path', () => {
    const found = pagesOf(
      content(
        entry('b', 'page', { title: 'Plans', slug: '/plans' }),
        entry('a', 'page', { title: 'Home', slug: '/' }),
        entry('c', 'block', { title: 'A block' }),
        entry('d', 'page', { title: 'No address yet' }),
        entry('e', 'page', { title: 'Old', slug: '/old' }, { archivedVersion: 3 }),
      ),
    );
    expect(found).toEqual([
      { entryId: 'a', path: '/', name: 'Home' },
      { entryId: 'b', path: '/plans', name: 'Plans' },
    ]);
  });

  it.each([
    ['plan', true],
    ['FIBRA optica', true],
    ['plans business', false],
    ['', true],
  ])('are found by %j: %s', (search, found) => {
    expect(matches(search, '/plans', 'Fibra óptica')).toBe(found);
  });
});

describe('the name of a field', () => {
  it.each([
    ['gfSubTitle', 'Sub title'],
    ['title', 'Title'],
    ['Meta title', 'Meta title'],
  ])('%s is %s for people', (name, shown) => {
    expect(fieldName({ name })).toBe(shown);
  });
});
