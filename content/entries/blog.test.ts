import { post } from '@skein/blocks/content';
import { collect, valuesOf } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { describe, expect, it } from 'vitest';
import { PUBLISHED_AT } from './demo-day.ts';
import { pages } from '../entries.ts';
import { everything, words } from './testing/collected-words.ts';
import { posts } from './pages/blog.posts.ts';

const said = posts.map((one) => valuesOf(post, one));

const DAY_MS = 24 * 60 * 60 * 1000;
const daysOld = (published: unknown) => (Date.parse(PUBLISHED_AT) - Date.parse(String(published))) / DAY_MS;

const articles = pages
  .map((authored) => ({ authored, slug: String(valuesOf(page, authored).slug) }))
  .filter(({ slug }) => slug.startsWith('/blog/'));

const countOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}|\d/u.test(word)).length;

describe('the blog', () => {
  it('has a page for each of its four posts, which leads there', () => {
    expect(posts).toHaveLength(4);
    expect(said.map(({ link }) => link)).toEqual(articles.map(({ slug }) => slug));
  });

  it('is of the last weeks, the newest first, and says of the newest also when', () => {
    const dates = said.map(({ published }) => String(published));
    expect(dates.map((date) => date.replace(/^\d{4}-\d\d-\d\d/, ''))).toEqual(['T15:30:00.000Z', '', '', '']);
    expect(dates.toSorted().toReversed()).toEqual(dates);
    expect(dates.filter((date) => daysOld(date) < 0 || daysOld(date) > 60)).toEqual([]);
  });
});

describe.each(articles)('the article at $slug', ({ authored, slug }) => {
  const inside = new Set(collect([authored]).entries.map(({ id }) => id));

  it('is short, in both languages', () => {
    const texts = words.filter(
      ({ entryId, gf }) => inside.has(entryId) && /^gf(?:TextContent|Description)$/.test(gf),
    );
    const read = texts.filter(({ entryId }) => !entryId.startsWith('page-'));
    for (const language of ['english', 'spanish'] as const) {
      const length = read.reduce((sum, one) => sum + countOf(one[language] ?? ''), 0);
      expect([slug, language, length >= 200 && length <= 400, length]).toEqual([
        slug,
        language,
        true,
        length,
      ]);
    }
  });

  it('leads back to the blog, and on to a page that is none of it', () => {
    const links = everything
      .filter(({ entryId, gf }) => inside.has(entryId) && gf === 'gfCtaLink')
      .map(({ english }) => english);
    expect(links).toContain('/blog');
    expect(links.filter((link) => /^\/(?!blog)/.test(link))).toHaveLength(1);
  });
});
