import { expect, it } from 'vitest';
import type { Content, Entity } from '../cms/cms.types.ts';
import { shownBy } from './ownership.ts';

const item = (id: string, type: 'Entry' | 'Asset', ...links: readonly string[]): Entity => ({
  sys: { id, type, version: 1 },
  fields: { parts: { en: links.map((to) => ({ sys: { type: 'Link', linkType: 'Entry', id: to } })) } },
});
const types: Content['types'] = new Map();
const mapOf = (...items: readonly Entity[]) => new Map(items.map((one) => [one.sys.id, one]));

it('what a block shows is the same list until a link changes, or an item comes', () => {
  const entries = mapOf(item('block', 'Entry', 'card', 'photo'), item('card', 'Entry'));
  const content = { types, entries, assets: mapOf() };
  const shown = shownBy(content, 'block');
  expect(shown).toEqual(['block', 'card']);

  const otherText = { ...item('card', 'Entry'), fields: { title: { en: 'Another title' } } };
  expect(shownBy({ ...content, entries: new Map(entries).set('card', otherText) }, 'block')).toBe(shown);

  const uploaded = { ...content, assets: mapOf(item('photo', 'Asset')) };
  expect(shownBy(uploaded, 'block')).toEqual(['block', 'card', 'photo']);

  const linked = new Map(entries)
    .set('card', item('card', 'Entry', 'icon'))
    .set('icon', item('icon', 'Entry'));
  expect(shownBy({ ...uploaded, entries: linked }, 'block')).toEqual(['block', 'card', 'photo', 'icon']);
});
