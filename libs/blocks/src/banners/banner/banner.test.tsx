// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { draw } from '../../testing/fixture-props.ts';
import { banner } from './banner.block.ts';
import * as fixtures from './banner.fixtures.ts';
import { Banner } from './banner.tsx';

describe('Banner', () => {
  it('leads to the story of the blog', () => {
    expect(draw(banner, Banner, fixtures.blogPromo, 'es')).toContain('href="/intl/es/community"');
  });

  it('says what kind of notice it is, without interrupting anybody', () => {
    const html = draw(banner, Banner, fixtures.notice);
    expect(html).toMatch(/Careful/);
    expect(html).not.toMatch(/role="(?:alert|status)"/);
  });
});
