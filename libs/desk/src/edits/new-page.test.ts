import { describe, expect, it } from 'vitest';
import { linkTo, type Content, type Entity } from '../cms/cms.types.ts';
import { listsBeside, menusOf } from '../model/menus.ts';
import { pagesOf } from '../model/pages.ts';
import {
  contentOf,
  entryOf,
  fieldOf as field,
  linksTo as links,
  typeOf as type,
} from '../testing/content.test-support.ts';
import type { Change, Step } from './history.ts';
import { copyOf, newEntry, slugOf } from './new-entry.ts';
import { newPage, suggestedPath } from './new-page.ts';
import { ownedBy, pagesShowing, referrers } from '../model/ownership.ts';
import { deletionOf } from './removal.ts';

const list = (id: string, accepts?: string) =>
  field(id, {
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      ...(accepts && { validations: [{ linkContentType: [accepts] }] }),
    },
  });
const required = { required: true, localized: true };
const path = field('path', { validations: [{ unique: true }, { regexp: { pattern: '^/[a-z/-]*$' } }] });
const types = [
  type(
    'page',
    field('title', required),
    path,
    field('about', { type: 'Text' }),
    field('dark', { type: 'Boolean' }),
    list('blocks'),
  ),
  type('card', field('title', required), list('parts')),
  type('plan', field('title', required), field('code', { validations: [{ unique: true }] })),
  type('menu', field('title'), list('items', 'item')),
  type(
    'item',
    field('label', required),
    field('elsewhere'),
    field('to'),
    field('tone', { required: true, validations: [{ in: ['calm'] }] }),
  ),
];
const entry = (id: string, type: string, values: Record<string, unknown>) =>
  entryOf(id, type, Object.fromEntries(Object.entries(values).map(([key, en]) => [key, { en }])), {
    version: 2,
    publishedVersion: 1,
  });
const entries = [
  entry('home', 'page', {
    title: 'Home',
    path: '/',
    about: 'Old',
    dark: true,
    blocks: links('own', 'shared'),
  }),
  entry('plans', 'page', { title: 'Plans', path: '/plans', blocks: links('shared') }),
  entry('own', 'card', { title: 'Own', gfAnalyticsTagId: 'own', parts: links('part', 'gig', 'plans') }),
  entry('part', 'card', { title: 'Part' }),
  entry('shared', 'card', { title: 'Shared' }),
  entry('gig', 'plan', { title: 'Gig', code: 'F1' }),
  entry('top', 'menu', { title: 'Top', items: links('to-plans', 'to-home') }),
  entry('to-plans', 'item', { label: 'Plans', to: '/plans' }),
  entry('to-home', 'item', { label: 'Home', elsewhere: '/plans', to: '/' }),
];
const content = contentOf(types, entries);
const [home] = entries as [Entity];
const born = (step: Step) =>
  step.flatMap(({ after }) => ((after as Entity | undefined)?.sys?.contentType ? [after as Entity] : []));

describe('a page like another one', () => {
  const [menu] = menusOf(content, pagesOf(content), 'en');
  const step = newPage(content, pagesOf(content), {
    template: home,
    titles: { en: 'Moving' },
    path: '/moving',
    menu,
  });
  const [page, card, part, item] = born(step);

  it('has its own title and path, the looks of the other, and none of its words for search engines', () => {
    expect(page?.fields).toMatchObject({
      title: { en: 'Moving' },
      path: { en: '/moving' },
      dark: { en: true },
    });
    expect(page?.fields['about']).toBeUndefined();
  });

  it('gets copies of what only the other shows, and shares pages, unique entries and the rest', () => {
    expect(page?.fields['blocks']?.['en']).toEqual(links(card?.sys.id ?? '', 'shared'));
    expect(card?.fields['parts']?.['en']).toEqual(links(part?.sys.id ?? '', 'gig', 'plans'));
    expect(card?.sys.id).toMatch(/^moving-card-[a-z\d]{5}$/);
    // Reports would count both as one.
    expect(card?.fields).toHaveProperty('title');
    expect(card?.fields).not.toHaveProperty('gfAnalyticsTagId');
  });

  it('is reached by the menu, whose links begin valid', () => {
    expect(menu).toMatchObject({ entryId: 'top', fieldId: 'items', itemType: 'item' });
    expect(item?.fields).toEqual({
      label: { en: 'Moving' },
      to: { en: '/moving' },
      tone: { en: 'calm' },
    });
    const added = step.at(-1) as Change;
    expect([added.entryId, added.after]).toEqual(['top', links('to-plans', 'to-home', item?.sys.id ?? '')]);
  });

  it.each([
    ['Moving home: ¡Ya!', '/plans', '/moving-home-ya'],
    ['Mesa', '/cities/austin', '/cities/mesa'],
  ])('of %j beside %s gets the path %s', (title, beside, expected) => {
    expect(suggestedPath(title, beside)).toBe(expected);
  });
});

it('an article like another one is first in the list of articles, with the picture of the other', () => {
  const [first, second] = ['/blog/a', '/blog/b'].map((to, at) =>
    entry(`post-${at}`, 'post', { label: `Old ${at}`, to, picture: linkTo('Asset', 'dog') }),
  ) as [Entity, Entity];
  const articles = ['a', 'b'].map((name) => entry(name, 'page', { title: name, path: `/blog/${name}` }));
  const blog = entry('blog', 'card', { title: 'Blog', parts: links('post-0', 'post-1') });
  const post = type('post', field('label', required), field('to'), field('picture', { type: 'Link' }));
  const all: Content = {
    ...content,
    types: new Map(content.types).set('post', post),
    entries: new Map(
      [...content.entries.values(), first, second, ...articles, blog].map((one) => [one.sys.id, one]),
    ),
  };
  const [menu] = listsBeside(all, pagesOf(all), '/blog/a', 'en');
  const wishes = { template: articles[0]!, titles: { en: 'New' }, path: '/blog/new', menu };
  const step = newPage(all, pagesOf(all), wishes);
  const item = born(step).at(-1);
  expect(item?.fields).toEqual({
    label: { en: 'New' },
    to: { en: '/blog/new' },
    picture: { en: linkTo('Asset', 'dog') },
  });
  expect(step.at(-1)?.after).toEqual(links(item?.sys.id ?? '', 'post-0', 'post-1'));
  expect(listsBeside(all, pagesOf(all), '/plans', 'en')).toEqual([]);
});

describe('entries', () => {
  const isPage = (id: string) => ['home', 'plans'].includes(id);
  it('know the pages that show them', () => {
    expect([...pagesShowing(referrers(content.entries), 'part', isPage)]).toEqual(['home']);
    expect([...pagesShowing(referrers(content.entries), 'shared', isPage)]).toEqual(['home', 'plans']);
    expect(pagesShowing(referrers(content.entries), 'top', isPage).size).toBe(0);
  });

  it('that link to each other in a circle are owned together', () => {
    const circle = [
      entry('root', 'card', { parts: links('a') }),
      entry('a', 'card', { parts: links('b') }),
      entry('b', 'card', { parts: links('a', 'root') }),
    ];
    const found = ownedBy(new Map(circle.map((one) => [one.sys.id, one])), circle[0] as Entity, () => false);
    expect(found.map(({ sys }) => sys.id)).toEqual(['a', 'b']);
  });

  it('are copied with links to the same entries, and made with a readable id', () => {
    const copy = copyOf(entries[2] as Entity, content);
    const { gfAnalyticsTagId: _, ...fields } = entries[2]?.fields ?? {};
    expect([copy.fields, copy.sys.version]).toEqual([fields, 0]);
    expect(copy.sys.id).toMatch(/^card-[a-z\d]{5}$/);
    expect(newEntry(content, 'card').fields).toEqual({ title: { en: 'card' } });
    const ofTitle = [field('title'), field('enableColorTitle', { type: 'Boolean' }), list('colorTitle')];
    const colored = { ...content, types: new Map([['card', type('card', ...ofTitle)]]) };
    const example = entry('shown', 'card', { title: 'A', enableColorTitle: true, colorTitle: links('part') });
    expect(newEntry(colored, 'card', { example }).fields).toEqual({ title: { en: 'card' } });
    expect(slugOf('  Fibra óptica, ¡ya!  ')).toBe('fibra-optica-ya');
  });

  it('that are deleted leave all lists', () => {
    const changes = deletionOf(content, entries[4] as Entity);
    expect(changes.map(({ entryId }) => entryId)).toEqual(['home', 'plans', 'shared']);
    expect(changes[0]?.after).toEqual(links('own'));
  });
});
