import { pageAt, set, someOfDemo, type Item, type Made } from './spoilt-demo.ts';

const node = (nodeType: string, content: readonly unknown[]) => ({ nodeType, content, data: {} });
const words = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});

/** Returns an export with markup that editors paste into texts, and with two pages at one path. */
export function pastedTexts(): Made {
  const made = someOfDemo();
  const text = (id: string, gfTextContent: unknown): Item => ({
    sys: { id, contentType: { sys: { id: 'gfTextBlock' } }, publishedVersion: 1, version: 2 },
    fields: { gfTextContent: { 'en-US': gfTextContent, es: gfTextContent } },
  });
  const texts = [
    text('pasted-html', '<h1>Terms</h1><p>Mon 9–5\nTue 9–5</p><iframe src="https://film.example"></iframe>'),
    text('pasted-id', '<p><a id="dataLayer">Here</a> <a href="#dataLayer">there</a></p>'),
    text(
      'pasted-rich',
      node('document', [
        node('heading-1', [words('Hours')]),
        node('paragraph', [words('Mon 9–5\nTue 9–5', 'glowing')]),
        node('hologram', [words('x')]),
      ]),
    ),
  ];
  made.entries.push(...texts);
  const page = pageAt(made, '/wifi');
  const blocks = texts.map(({ sys }) => ({ sys: { type: 'Link', linkType: 'Entry', id: sys.id } }));
  set(page, 'gfBlocks', blocks);
  set(page, 'gfTitle', 'Wi-Fi\nat home');
  const copy = structuredClone(page);
  copy.sys = { ...copy.sys, id: 'a-copy', firstPublishedAt: '2026-03-01T00:00:00.000Z' };
  made.entries.push(copy);
  return made;
}

/** The problems that the check must find in `pastedTexts()`. */
export const FOUND_IN_PASTED = [
  'a-copy  gfSlug  is /wifi, where page-wifi is already; this page is not shown',
  'page-wifi  gfTitle  has a line break, which a text of one line does not show [en-US]',
  'pasted-html  gfTextContent  holds <h1>, which is shown as <h2>: the page has its own first heading [en-US]',
  'pasted-html  gfTextContent  holds <iframe>, which is left out [en-US]',
  'pasted-id  gfTextContent  holds the id “dataLayer”, which is “user-content-dataLayer” on the page [en-US]',
  'pasted-rich  gfTextContent  holds <h1>, which is shown as <h2>: the page has its own first heading [en-US]',
  'pasted-rich  gfTextContent  holds something that text cannot show (hologram) [en-US]',
  'pasted-rich  gfTextContent  holds something that text cannot show (the mark glowing) [en-US]',
];
