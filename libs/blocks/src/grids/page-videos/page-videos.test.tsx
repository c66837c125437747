// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { draw, fixtureProps } from '../../testing/fixture-props.ts';
import { pageVideos } from './page-videos.block.ts';
import * as fixtures from './page-videos.fixtures.ts';
import { PageVideos } from './page-videos.tsx';

const html = (fixture: Parameters<typeof draw>[2], locale?: 'es') =>
  draw(pageVideos, PageVideos, fixture, locale);

describe('PageVideos', () => {
  it('is a list of films in their order, with their words', () => {
    const drawn = html(fixtures.pageVideosThree);
    expect(drawn.match(/<li/g)).toHaveLength(3);
    expect([...drawn.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, title]) => title)).toEqual([
      'An afternoon’s work',
      'The evening after',
    ]);
  });

  it('loads nothing of somebody else’s player', () => {
    expect(html(fixtures.pageVideosThree)).not.toMatch(/<iframe[^>]*src="https:\/\/www\.youtube/);
  });

  it('has no words where there are none', () => {
    expect(html(fixtures.pageVideosOne, 'es')).not.toContain('<h3');
  });

  it('is nothing without films', () => {
    const props = { ...fixtureProps(pageVideos, fixtures.pageVideosOne), videos: [] };
    expect(PageVideos(props)).toBeNull();
  });
});
