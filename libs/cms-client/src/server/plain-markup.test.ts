// @vitest-environment node
import createDOMPurify from 'dompurify';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { localizePath } from '../parse/locale-path.ts';
import { plainMarkup } from '../parse/plain-markup.ts';
import { createSanitize } from '../parse/sanitize.ts';

const { window } = new JSDOM('');
const purify = createDOMPurify(window);
const byParser = createSanitize(purify);
const toSpanish = (href: string) => (href.startsWith('/gone') ? undefined : localizePath(href, 'es'));

const TAGS =
  'a b blockquote br center code del div em h1 h2 h3 hr i img ins kbd li mark ol p pre s script small span strong sub sup table tbody td th tr thead caption u ul wbr hr'.split(
    ' ',
  );
const words = fc.oneof(
  fc.constantFrom(
    'words',
    ' ',
    '\n',
    '\t',
    '&amp;',
    '&lt;',
    '&nbsp;',
    '&copy;',
    '>',
    '&',
    '\u00a0',
    '"',
    '\r',
    'ñ',
    '🙂',
    '\u0000',
  ),
  fc.string({ maxLength: 5 }),
);
const link = fc.oneof(
  fc.constantFrom(
    '/',
    '/plans?x=1#y',
    '#a',
    'https://example.com/a',
    'javascript:1',
    '/gone',
    'mailto:a@example.com',
  ),
  fc.constantFrom('a&b', '//x.example', 'sms:+1', 'data:image/png,x', 'www.example.com'),
  fc.string({ maxLength: 6, unit: fc.constantFrom(...'ax/.:~?=#%@+-&') }),
);
const VOID = new Set(['br', 'hr', 'wbr']);
const element = (tag: string, inner: readonly string[]) =>
  VOID.has(tag) ? `<${tag}>` : `<${tag}>${inner.join('')}</${tag}>`;
const { markup } = fc.letrec<Record<'markup' | 'any' | 'row' | 'table', string>>((tie) => {
  const several = (of: 'markup' | 'row', most = 3) => fc.array(tie(of), { maxLength: most });
  return {
    any: fc.tuple(fc.constantFrom(...TAGS), several('markup', 4)).map(([tag, inner]) => element(tag, inner)),
    row: several('markup').map((cells) =>
      element(
        'tr',
        cells.map((cell) => element('td', [cell])),
      ),
    ),
    table: fc
      .tuple(tie('markup'), several('row'), fc.constantFrom('', '\n', 'x'), fc.constantFrom('col', 'x:1'))
      .map(
        ([head, rows, between, scope]) =>
          `<table><thead>${between}<tr><th scope="${scope}">${head}</th></tr></thead><tbody>${rows.join(between)}</tbody></table>`,
      ),
    markup: fc.oneof(
      { depthSize: 'small' },
      words,
      tie('any'),
      fc.tuple(link, tie('markup')).map(([href, inner]) => `<a href="${href}">${inner}</a>`),
      tie('table'),
      fc
        .tuple(
          fc.constantFrom('b', 'time', 'th'),
          fc.constantFrom('datetime', 'scope'),
          fc.constantFrom(
            'col',
            'rowgroup',
            '2026-09-01',
            '2026-09-01T10:00:00Z',
            'P3D',
            'x:1',
            'javascript:1',
          ),
        )
        .map(([tag, name, value]) => `<${tag} ${name}="${value}">x</${tag}>`),
    ),
  };
});
/** Markup that editors write, with one part removed or inserted at any position. */
const hurt = fc
  .tuple(
    fc.array(markup, { maxLength: 5 }),
    fc.nat(),
    fc.nat({ max: 3 }),
    fc.constantFrom('', '', '<', '</p>', '<p>', ' ', '>'),
  )
  .map(([parts, at, length, put]) => {
    const html = parts.join('');
    const from = at % (html.length + 1);
    return html.slice(0, from) + put + html.slice(from + (put === '' ? 0 : length));
  });

describe('a text that needs no parser', () => {
  it('is what the sanitizer makes of it, whatever it is made of', () => {
    let plain = 0;
    fc.assert(
      fc.property(hurt, (html) => {
        const made = plainMarkup(html, toSpanish);
        if (made === undefined) return;
        plain += 1;
        const reasons: string[] = [];
        // The unknown element makes the sanitizer use the parser for the whole text.
        const parsed = byParser(`${html}<x-parsed></x-parsed>`, toSpanish, (reason) => reasons.push(reason));
        expect(made).toBe(parsed);
        expect(reasons).toEqual(['holds <x-parsed>, which is left out']);
      }),
      { numRuns: 3000 },
    );
    expect(plain).toBeGreaterThan(250);
  });

  it.each([
    '<h3>Part 1</h3><p>What <strong>page 1</strong> says, <a href="https://example.com/a">there</a>.</p><ul>\n<li>One</li></ul>',
    'Words &amp; <em>more</em><br>of them',
  ])('is most of what editors write: %s', (html) => expect(plainMarkup(html, (href) => href)).toBe(html));

  it.each([
    '<p class="x">x</p>',
    '<P>x</P>',
    '<p>x',
    '<p><p>x</p></p>',
    '<ul>x</ul>',
    '<a href="/x"><a href="/y">x</a></a>',
    '<a href="#x">x</a>',
    '<a>x</a>',
    '<p href="/x">x</p>',
    '<!-- x -->',
    '<br/>',
    '<p scope="row">x</p>',
    '<td>x</td>',
    '<table><tr><td>x</td></tr></table>',
    'x &copy; y',
    '\ud800',
  ])('is not one that a parser may read otherwise: %j', (html) =>
    expect(plainMarkup(html, (href) => href)).toBeUndefined(),
  );

  it('is none where the browser does not know whether a text is well formed', () => {
    const known = Object.getOwnPropertyDescriptor(String.prototype, 'isWellFormed') ?? {};
    Reflect.deleteProperty(String.prototype, 'isWellFormed');
    try {
      expect(plainMarkup('<p>x</p>', (href) => href)).toBeUndefined();
    } finally {
      Object.defineProperty(String.prototype, 'isWellFormed', known);
    }
  });
});
