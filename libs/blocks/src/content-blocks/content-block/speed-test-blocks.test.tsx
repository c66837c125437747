// @vitest-environment node
import type { AuthoredEntry, SiteLocale } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { draw } from '../../testing/fixture-props.ts';
import { contentBlock } from './content-block.block.ts';
import { ContentBlock } from './content-block.tsx';
import * as moduleTest from './module-speed-test/module-speed-test.fixtures.ts';
import * as alone from './speed-test/speed-test.fixtures.ts';
import * as besideText from './text-with-speed-test/text-with-speed-test.fixtures.ts';

const cases = [
  ['textWithSpeedTest', besideText.textWithSpeedTest],
  ['speedTest', alone.speedTest],
  ['moduleSpeedTest', moduleTest.moduleSpeedTest],
] as const;

const show = (fixture: AuthoredEntry, locale?: SiteLocale) =>
  draw(contentBlock, ContentBlock, fixture, locale);

describe.each(cases)('the content block %s', (_, basic) => {
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
    // Without a module's frame, the outermost element would be the block's section.
    expect(show(moduleTest.moduleSpeedTestInk)).not.toMatch(/^<section/);
    expect(show(moduleTest.moduleSpeedTest)).not.toMatch(/^<section/);
  });
});

it('has a heading alone only when it has a title', () => {
  expect(show(alone.speedTest)).not.toContain('<h2');
  expect(show(alone.speedTestTitled)).toContain('Measure your line');
});
