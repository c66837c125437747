// @vitest-environment node
import type { AuthoredEntry, SiteLocale } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { draw } from '../../../testing/fixture-props.ts';
import { contentBlock } from '../content-block.block.ts';
import { ContentBlock } from '../content-block.tsx';
import * as fixtures from './text-with-video.fixtures.ts';

const show = (fixture: AuthoredEntry, locale?: SiteLocale) =>
  draw(contentBlock, ContentBlock, fixture, locale);

describe('TextWithVideo', () => {
  it('puts the words before the film in the reading order, wherever the film stands', () => {
    const html = show(fixtures.textWithVideoLeft);
    expect(html.indexOf('<h2')).toBeLessThan(html.search(/<video|youtube-nocookie/));
  });

  it('is left out when its film is missing', () => {
    expect(() => show({ ...fixtures.textWithVideo, values: { variant: 'textWithVideo' } })).toThrow(
      /gfVideo/,
    );
  });
});
