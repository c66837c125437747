// @vitest-environment node
import type { AuthoredEntry, SiteLocale } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { contentBlock } from '../content-block.content.ts';
import { ContentBlock } from '../content-block.tsx';
import * as fixtures from './speed-test.fixtures.ts';

const show = (fixture: AuthoredEntry, locale?: SiteLocale) =>
  draw(contentBlock, ContentBlock, fixture, locale);

describe('SpeedTest', () => {
  it('is what editors get for number 12', () => {
    expect(contentBlock.variants).toContainEqual(expect.objectContaining({ name: 'speedTest', number: 12 }));
  });

  it.each(Object.entries(fixtures))('draws %s on the server in both languages', (_, fixture) => {
    for (const locale of ['en-US', 'es'] as const) {
      const html = show(fixture, locale);
      expect(html).toContain('<iframe');
      expect(html).not.toContain('style="');
    }
  });

  it('shows the bundled test lazily, sandboxed without our origin, named, in the language of the page', () => {
    for (const [locale, language, title] of [
      ['en-US', 'en', 'Internet speed test'],
      ['es', 'es', 'Prueba de velocidad de internet'],
    ] as const) {
      const html = show(fixtures.speedTest, locale);
      const frame = /<iframe[^>]*>/.exec(html)?.[0] ?? '';
      expect(frame).toContain(`src="/speed-test/?lang=${language}"`);
      expect(frame).toContain(`title="${title}"`);
      expect(frame).toContain('loading="lazy"');
      expect(frame).toContain('sandbox="allow-scripts"');
      expect(html).toContain(`<a href="/speed-test/?lang=${language}"`);
    }
  });

  it('has a heading only when it has a title', () => {
    expect(show(fixtures.speedTest)).not.toContain('<h2');
    expect(show(fixtures.speedTestTitled)).toContain('Measure your line');
  });
});
