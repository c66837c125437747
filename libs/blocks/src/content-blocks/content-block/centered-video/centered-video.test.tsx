// @vitest-environment node
import type { AuthoredEntry, SiteLocale } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { draw } from '../../../testing/fixture-props.ts';
import { contentBlock } from '../content-block.block.ts';
import { ContentBlock } from '../content-block.tsx';
import * as fixtures from './centered-video.fixtures.ts';

const show = (fixture: AuthoredEntry, locale?: SiteLocale) =>
  draw(contentBlock, ContentBlock, fixture, locale);

describe('CenteredVideo', () => {
  it('has its heading above the film', () => {
    const html = show(fixtures.centeredVideo);
    expect(html).toContain('<video');
    expect(html.indexOf('<h2')).toBeLessThan(html.indexOf('<video'));
  });

  it('loads nothing of anybody else', () => {
    expect(show(fixtures.centeredVideoPanel)).not.toMatch(/<iframe| src="https:/);
  });
});
