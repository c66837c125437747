import type { PageVisitor, PageVisitors } from '@skein/http';
import { describe, expect, it } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { escapeHtml } from '../document/document.ts';
import { filledPage } from '../cache/filled-page.ts';
import type { Encoding } from '../cache/page-bytes.ts';
import { takeMarks, visitorMarks } from './visitor-marks.ts';

const visitor = (token: string): PageVisitor => ({
  csrfToken: token,
  stamp: ({ path }) => ({ pageToken: `${path} ${token}` }),
});
const visitors: PageVisitors = () => visitor('anybody');
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A page with a token in its head, and a form's in an attribute and in JSON; `content` stands in between. */
function drawn(content = '') {
  const marks = visitorMarks(visitors);
  const { csrfToken, stamp } = marks.visitor;
  const { pageToken = '' } = stamp({ path: '/form' });
  const html =
    `<meta content="${escapeHtml(csrfToken)}">${content}<input value="${escapeHtml(pageToken)}">` +
    `<script>${scriptJson({ pageToken })}</script>`;
  return { html, marks };
}

function pageFor(content: string) {
  const { html, marks } = drawn(content);
  const { html: bare, places } = takeMarks(html);
  const fill = filledPage(bare, places);
  return async (token: string, encoding: Encoding) =>
    Buffer.concat([await fill(marks.valuesFor(visitor(token))).get(encoding)].flat());
}
const shown = (token: string, content = '') =>
  `<meta content="${escapeHtml(token)}">${content}<input value="${escapeHtml(`/form ${token}`)}">` +
  `<script>${scriptJson({ pageToken: `/form ${token}` })}</script>`;

describe('a page that was drawn once for all visitors', () => {
  it.each(['abc', '', `"><script>alert(1)</script>`, `\\"'</script><!--&amp;\n$&`, 'ñ€😀'.repeat(40_000)])(
    'shows each their own values, escaped for where they stand (%.30s)',
    async (token) => {
      const words = '<p>ñ 😀 $& Words</p>'.repeat(50);
      const page = pageFor(words);
      const html = shown(token, words);
      expect((await page(token, 'identity')).toString()).toBe(html);
      expect(gunzipSync(await page(token, 'gzip')).toString()).toBe(html);
      expect(brotliDecompressSync(await page(token, 'br')).toString()).toBe(html);
    },
  );

  it('leaves what looks like a mark as it is', async () => {
    const content =
      `<p title="&quot;visitor${'0'.repeat(32)}n0&quot;">&quot;visitorn0&quot;</p>` +
      `<script>{"a":"\\"visitor${'f'.repeat(32)}n1\\""}</script>`;
    expect((await pageFor(content)('abc', 'identity')).toString()).toBe(shown('abc', content));
  });

  it.each([
    ['as text that nobody has escaped', (value: string) => value],
    ['in an address', encodeURIComponent],
    ['in JSON within JSON', (value: string) => scriptJson(scriptJson(value))],
    ['in JSON within an attribute', (value: string) => escapeHtml(JSON.stringify(value))],
  ])('is refused when a value stands %s', (_, escape) => {
    const { visitor: anybody } = visitorMarks(visitors);
    expect(() => takeMarks(`<p>${escape(anybody.csrfToken)}</p>`)).toThrow('cannot be escaped');
  });

  it('is smaller, and compressed once', async () => {
    const page = pageFor('<p class="words">The same words</p>'.repeat(500));
    const [one, two] = await Promise.all(['one', 'two'].map((token) => page(token, 'gzip')));
    expect(one?.length).toBeLessThan(500);
    expect(one).not.toEqual(two);
  });
});
