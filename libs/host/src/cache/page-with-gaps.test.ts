import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gunzipSync } from 'node:zlib';
import { pageWithGaps } from './page-with-gaps.ts';

const WORDS = Array.from({ length: 300 }, (_, index) => `<p class="a${index % 7}">Line ${index}</p>`).join(
  '',
);
const page = Buffer.from(`${WORDS}<a href="1">ñ</a>${WORDS}<a href="2">b</a>`);
const gaps = ['"1"', '"2"'].map((link) => ({ at: page.indexOf(link), length: link.length }));

const filled = (texts: readonly string[]) =>
  page
    .toString()
    .replace('"1"', () => texts[0] ?? '')
    .replace('"2"', () => texts[1] ?? '');

it('is the same page with other texts in its gaps, plain and with gzip', async () => {
  const withGaps = await pageWithGaps(page, gaps);
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), async (...texts) => {
      const bytes = withGaps.fill(texts);
      expect((await bytes.get('identity')).toString()).toBe(filled(texts));
      expect(gunzipSync(await bytes.get('gzip')).toString()).toBe(filled(texts));
    }),
  );
});

it('takes texts that are longer than a block can be', async () => {
  const texts = ['"/"', 'é'.repeat(100_000)];
  const bytes = (await pageWithGaps(page, gaps)).fill(texts);
  expect(gunzipSync(await bytes.get('gzip')).toString()).toBe(filled(texts));
});

it('compresses what is between the gaps', async () => {
  const bytes = (await pageWithGaps(page, gaps)).fill(['"/a"', '"/b"']);
  expect((await bytes.get('gzip')).length).toBeLessThan(page.length / 5);
});

it('is a page without gaps, too', async () => {
  const bytes = (await pageWithGaps(page, [])).fill([]);
  expect(gunzipSync(await bytes.get('gzip'))).toEqual(page);
});
