// @vitest-environment node
import { LanguageProvider } from '@skein/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { AuthoredEntry } from '@skein/cms-client';
import { fixtureProps } from '../../testing/fixture-props.ts';
import { featuredContainer } from './featured-container.block.ts';
import { FeaturedContainer } from './featured-container.tsx';
import * as lists from './featured-list/featured-list.fixtures.ts';
import * as single from './featured-post/featured-post.fixtures.ts';

const draw = (fixture: AuthoredEntry, language: 'en' | 'es' = 'en') =>
  renderToStaticMarkup(
    <LanguageProvider language={language}>
      <FeaturedContainer {...fixtureProps(featuredContainer, fixture, language === 'es' ? 'es' : 'en-US')} />
    </LanguageProvider>,
  );

describe('posts on a page', () => {
  it('have their date in UTC with @, and as a machine reads it', () => {
    expect(draw(lists.featuredList)).toMatch(
      /<time dateTime="2026-03-04T17:30:00\.000Z"[^>]*>Wednesday, March 4 @ 5:30 PM<\/time>/i,
    );
    expect(draw(lists.featuredList, 'es')).toMatch(/>miércoles, 4 de marzo, 5:30/);
  });

  it('in a list: the first is large, and the others are a list', () => {
    const html = draw(lists.featuredList);
    expect(html.match(/<article/g)).toHaveLength(4);
    expect(html.indexOf('<article')).toBeLessThan(html.indexOf('<ul'));
    expect(html.match(/<li/g)).toHaveLength(3);
  });

  it('one with more beside it: each title leads to its post, and there is a way to all', () => {
    const html = draw(single.featuredPost);
    expect(html).toMatch(/<h3[^>]*><a href="\/blog"[^>]*>The bicycle under/);
    expect(html).toContain('All posts');
    expect(draw(single.featuredPostAlone)).not.toContain('<li');
  });

  it.each([
    ['a list', lists.featuredList],
    ['one with more beside it', single.featuredPost],
  ])('in %s: the title of the first is larger than those of the others', (_, fixture) => {
    const [first, ...others] = [...draw(fixture).matchAll(/<h3[^>]*class="([^"]*)"/g)].map(
      ([, look]) => look,
    );
    expect(new Set(others).size).toBe(1);
    expect(others[0]).not.toBe(first);
  });

  it('without a place to read on are no links', () => {
    expect(draw(lists.featuredList)).toMatch(/<h3[^>]*>Supper number forty-one<\/h3>/);
  });
});
