// @vitest-environment node
import type { AuthoredEntry, SiteLocale } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { contentBlock } from './content-block.content.ts';
import { ContentBlock } from './content-block.tsx';
import * as moduleTest from './module-speed-test/module-speed-test.fixtures.ts';
import * as besideText from './text-with-speed-test/text-with-speed-test.fixtures.ts';

interface Case {
  readonly name: string;
  readonly number: number;
  readonly fixtures: Readonly<Record<string, AuthoredEntry>>;
  readonly basic: AuthoredEntry;
}

/** Blocks that show the speed test beside text. */
// prettier-ignore -- one block to a line
const cases: readonly Case[] = [
  { name: 'textWithSpeedTest', number: 11, fixtures: besideText, basic: besideText.textWithSpeedTest },
  { name: 'moduleSpeedTest', number: 17, fixtures: moduleTest, basic: moduleTest.moduleSpeedTest },
];

const show = (fixture: AuthoredEntry, locale?: SiteLocale) =>
  draw(contentBlock, ContentBlock, fixture, locale);

describe.each(cases)('content block $number, $name', ({ name, number, fixtures, basic }) => {
  it('is what editors get for its number', () => {
    expect(contentBlock.variants).toContainEqual(expect.objectContaining({ name, number }));
  });

  it.each(Object.entries(fixtures))('draws %s on the server in both languages', (_, fixture) => {
    for (const locale of ['en-US', 'es'] as const) {
      const html = show(fixture, locale);
      expect(html).toContain('<iframe');
      expect(html).not.toContain('style="');
    }
  });

  it.each([
    ['en-US', 'en', 'Internet speed test'],
    ['es', 'es', 'Prueba de velocidad de internet'],
  ] as const)(
    'shows the bundled test lazily, sandboxed without our origin, named, in the language of %s',
    (locale, language, title) => {
      const html = show(basic, locale);
      const frame = /<iframe[^>]*>/.exec(html)?.[0] ?? '';
      expect(frame).toContain(`src="/speed-test/?lang=${language}"`);
      expect(frame).toContain(`title="${title}"`);
      expect(frame).toContain('loading="lazy"');
      expect(frame).toContain('sandbox="allow-scripts"');
      expect(html).toContain(`<a href="/speed-test/?lang=${language}"`);
    },
  );
});

describe('where the words stand', () => {
  it('is first beside a speed test', () => {
    const html = show(besideText.textWithSpeedTestLeft);
    expect(html.indexOf('<h2')).toBeLessThan(html.indexOf('<iframe'));
  });

  it('is in a module’s frame in block 17, whatever the flag says', () => {
    // Outside of one an analytics mark would be the outermost thing.
    expect(show(moduleTest.moduleSpeedTestInk)).not.toMatch(/^<section/);
    expect(show(moduleTest.moduleSpeedTest)).not.toMatch(/^<section/);
  });
});
