// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { draw } from '../../testing/fixture-props.ts';
import { buttonBanner } from './button-banner.block.ts';
import * as fixtures from './button-banner.fixtures.ts';
import { ButtonBanner } from './button-banner.tsx';

const html = (fixture: (typeof fixtures)[keyof typeof fixtures], locale: 'en-US' | 'es' = 'en-US') =>
  draw(buttonBanner, ButtonBanner, fixture, locale);

describe('ButtonBanner', () => {
  it('leads to another site in a new tab, and shows and says so', () => {
    const text = html(fixtures.buttonBannerOutside, 'es');
    expect(text).toMatch(/<a [^>]*href="https:\/\/status\.skein\.example\/"[^>]*/);
    expect(text).toContain('target="_blank"');
    // Two drawings: the lines of the band, and the arrow of a link to another site.
    expect(text.match(/<svg/g)).toHaveLength(2);
  });

  it('leads to a page of ours without an icon, in the language of the page', () => {
    const text = html(fixtures.buttonBannerInside, 'es');
    expect(text).toContain('href="/intl/es/moving"');
    expect(text).not.toContain('_blank');
    expect(text.match(/<svg/g)).toHaveLength(1);
  });

  it('is a sentence without its button', () => {
    expect(html(fixtures.buttonBannerTitleOnly)).not.toContain('<a ');
    expect(html(fixtures.buttonBannerTitleOnly)).toContain('<h2');
  });
});
