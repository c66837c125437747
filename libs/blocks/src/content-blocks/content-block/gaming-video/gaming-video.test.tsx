// @vitest-environment node
import type { AuthoredEntry, SiteLocale } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { draw } from '../../../testing/fixture-props.ts';
import { contentBlock } from '../content-block.block.ts';
import { ContentBlock } from '../content-block.tsx';
import * as fixtures from './gaming-video.fixtures.ts';

const show = (fixture: AuthoredEntry, locale?: SiteLocale) =>
  draw(contentBlock, ContentBlock, fixture, locale);

describe('GamingVideo', () => {
  it('puts the words before the film in the reading order, wherever the film stands', () => {
    const html = show(fixtures.gamingVideoLeft);
    expect(html.indexOf('<h2')).toBeLessThan(html.search(/<video|youtube-nocookie/));
  });

  it('is dark unless an editor chose a ground', () => {
    expect(show(fixtures.gamingVideo)).toContain('data-theme="ink"');
    expect(show(fixtures.gamingVideoViolet)).not.toContain('data-theme');
  });

  it('keeps its threads from screen readers', () => {
    expect(show(fixtures.gamingVideo)).toMatch(/<svg[^>]*viewBox="0 0 1200 480"[^>]*aria-hidden="true"/);
  });
});
