import { describe, expect, it } from 'vitest';
import { contentOf, entryOf, fieldOf, typeOf } from '../testing/content.test-support.ts';
import { fieldName } from './names.ts';
import { matches, pagesOf } from './pages.ts';

const slug = fieldOf('slug', { validations: [{ unique: true }, { regexp: { pattern: '^/[a-z/-]*$' } }] });
const types = [typeOf('page', fieldOf('title'), slug), typeOf('block', fieldOf('title'))];
const entry = (id: string, type: string, values: Record<string, unknown>, sys = {}) =>
  entryOf(id, type, Object.fromEntries(Object.entries(values).map(([key, en]) => [key, { en }])), sys);

describe('pages', () => {
  it('are the entries with an address, by path', () => {
    const found = pagesOf(
      contentOf(types, [
        entry('b', 'page', { title: 'Plans', slug: '/plans' }),
        entry('a', 'page', { title: 'Home', slug: '/' }),
        entry('c', 'block', { title: 'A block' }),
        entry('d', 'page', { title: 'No address yet' }),
        entry('e', 'page', { title: 'Old', slug: '/old' }, { archivedVersion: 3 }),
      ]),
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
