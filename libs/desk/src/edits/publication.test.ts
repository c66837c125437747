import { describe, expect, it } from 'vitest';
import type { Entity } from '../cms/cms.types.ts';
import { merge, withValue } from './merge.ts';
import { publicationOf, unpublishedWaysTo } from './publication.ts';

const entity = (
  id: string,
  version: number,
  publishedVersion: number | undefined,
  links: readonly string[] = [],
): Entity => ({
  sys: { id, type: 'Entry', version, ...(publishedVersion !== undefined && { publishedVersion }) },
  fields: {
    links: { 'en-US': links.map((to) => ({ sys: { type: 'Link', linkType: 'Entry', id: to } })) },
  },
});
const content = (...entities: Entity[]) => ({
  entries: new Map(entities.map((one) => [one.sys.id, one])),
  assets: new Map<string, Entity>(),
  published: new Map<string, Entity>(),
});

describe('publishing a page', () => {
  it('needs what is new or changed on it, with what is linked first', () => {
    const all = content(
      entity('page', 5, 3, ['old', 'new']),
      entity('old', 2, 1, ['deep']),
      entity('new', 1, undefined),
      entity('deep', 9, 1, ['page']),
      entity('elsewhere', 9, 1),
    );
    const needed = publicationOf(all, ['page'], (id) => id === 'page');
    expect(needed.map(({ entity: { sys }, state }) => [sys.id, state])).toEqual([
      ['deep', 'changed'],
      ['new', 'new'],
      ['page', 'changed'],
    ]);
  });

  it('comes after what it links to, whichever was changed first', () => {
    const all = content(
      entity('page', 2, undefined, ['item']),
      entity('item', 1, undefined, ['button']),
      entity('button', 1, undefined),
      entity('menu', 3, 1, ['item']),
    );
    const orderOf = (...ids: string[]) =>
      publicationOf(all, ids, () => false).map(({ entity: { sys } }) => sys.id);
    expect(orderOf('button', 'item', 'menu', 'page')).toEqual(['button', 'item', 'menu', 'page']);
    expect(orderOf('page', 'menu')).toEqual(['button', 'item', 'page', 'menu']);
  });

  it('comes before a block of other pages that links back to the new page', () => {
    const all = content(
      entity('page', 1, undefined, ['shared', 'own']),
      entity('shared', 5, 3, ['page']),
      entity('own', 1, undefined),
    );
    const order = publicationOf(all, ['page'], (id) => id === 'page');
    expect(order.map(({ entity: { sys } }) => sys.id)).toEqual(['own', 'page', 'shared']);
  });

  it('leaves out other pages that it links to', () => {
    const all = content(entity('home', 2, 1, ['plans']), entity('plans', 9, 1));
    expect(publicationOf(all, ['home'], () => true)).toEqual([]);
  });
});

it('finds the way to a page that a publication has left, though this window has not edited it', () => {
  const item = (version: number, publishedVersion: number | undefined): Entity => ({
    ...entity('item', version, publishedVersion),
    fields: { to: { 'en-US': '/fiber' } },
  });
  const waysIn = (...entities: Entity[]) =>
    unpublishedWaysTo(content(...entities), '/fiber', (id) => id === 'page');
  const [page, menu] = [entity('page', 2, 1, ['item']), entity('menu', 3, 1, ['item'])];
  expect(waysIn(page, menu, item(1, undefined), entity('draft', 1, undefined))).toEqual(['item', 'menu']);
  expect(waysIn(page, entity('menu', 2, 1, ['item']), item(2, 1))).toEqual([]);
});

describe('two versions of an entry', () => {
  const base = { title: { 'en-US': 'A', es: 'B' } };
  it('lose a value that was removed here', () => {
    expect(merge(base, withValue(base, 'title', 'es', undefined), base).fields).toEqual({
      title: { 'en-US': 'A' },
    });
  });
});
