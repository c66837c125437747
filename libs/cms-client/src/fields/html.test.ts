// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readField } from '../model/read-field.test-support.ts';
import { html } from './html.ts';

const body = html('body');
const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const node = (nodeType: string, content: readonly unknown[], data: object = {}) => ({
  nodeType,
  content,
  data,
});
const document = (...content: readonly unknown[]) => node('document', content);
const entryLink = { target: { sys: { type: 'Link', linkType: 'Entry', id: 'secret-id' } } };

describe('text with markup', () => {
  it('is sanitized, which is told, and its links get the language of the page', () => {
    const source = '<p onclick="x()">Read <a href="/terms">the terms</a><script>1</script></p>';
    expect(readField(body, source, { locale: 'es' })).toMatchObject({
      value: '<p>Read <a href="/intl/es/terms">the terms</a></p>',
      reasons: ['holds the attribute onclick, which is left out', 'holds <script>, which is left out'],
    });
  });

  it.each([
    ['a number', 7, 'is not text'],
    ['an object', { nodeType: 'paragraph' }, 'is not text'],
    ['nothing but script', '<script>1</script>', 'holds nothing that may be shown'],
    ['nothing but space', '   \n', 'holds nothing that may be shown'],
    ['an empty document', document(), 'holds nothing that may be shown'],
  ])('cannot be %s', (_, raw, reason) =>
    expect(readField(body, raw)).toMatchObject({ usable: false, reasons: expect.arrayContaining([reason]) }),
  );

  it('has a length that the CMS knows too', () => {
    const short = html('body', 10);
    expect(readField(short, '<p>12345</p>').reasons).toEqual(['is longer than 10 characters']);
    expect(readField(short, '<p>123</p>').value).toBe('<p>123</p>');
    expect(short.spec.validations).toEqual([{ size: { max: 10 } }]);
  });
});

describe('the CMS’s rich text', () => {
  it.each([
    ['paragraphs', node('paragraph', [text('One')]), '<p>One</p>'],
    [
      'marks',
      node('paragraph', [text('a', 'bold'), text('b', 'italic', 'underline')]),
      '<p><b>a</b><u><i>b</i></u></p>',
    ],
    [
      'lists',
      node('unordered-list', [node('list-item', [node('paragraph', [text('x')])])]),
      '<ul><li><p>x</p></li></ul>',
    ],
    ['lesser headings', node('heading-3', [text('Terms')]), '<h3>Terms</h3>'],
    [
      'signs that mean something in HTML',
      node('paragraph', [text('1 < 2 & <script>')]),
      '<p>1 &lt; 2 &amp; &lt;script&gt;</p>',
    ],
    [
      'links',
      node('paragraph', [node('hyperlink', [text('plans')], { uri: '/plans' })]),
      '<p><a href="/intl/es/plans">plans</a></p>',
    ],
    [
      'tables',
      node('table', [node('table-row', [node('table-cell', [node('paragraph', [text('1')])])])]),
      '<table><tbody><tr><td><p>1</p></td></tr></tbody></table>',
    ],
  ])('may have %s', (_, content, value) => {
    expect(readField(body, document(content), { locale: 'es' })).toMatchObject({ value, reasons: [] });
  });

  it('cannot smuggle script in by a link', () => {
    const { value } = readField(
      body,
      document(node('paragraph', [node('hyperlink', [text('x')], { uri: 'javascript:alert(1)' })])),
    );
    expect(value).toBe('<p><a>x</a></p>');
  });

  it.each(['entry-hyperlink', 'asset-hyperlink', 'resource-hyperlink'])(
    'keeps the words of a link that leads into the CMS (%s), and says so',
    (type) => {
      const { value, reasons } = readField(
        body,
        document(node('paragraph', [text('See '), node(type, [text('this')], entryLink)])),
      );
      expect(value).toBe('<p>See this</p>');
      expect(reasons).toEqual([`holds a link that text cannot have (${type})`]);
    },
  );

  it.each([
    'embedded-entry-block',
    'embedded-entry-inline',
    'embedded-asset-block',
    'embedded-resource-block',
    'embedded-resource-inline',
  ])('leaves out what is embedded (%s), ids and all, and says so', (type) => {
    const { value, reasons } = readField(
      body,
      document(node('paragraph', [text('Before')]), node(type, [], entryLink)),
    );
    expect(value).toBe('<p>Before</p>');
    expect(reasons).toEqual([`holds something that text cannot show (${type})`]);
  });

  it('leaves out nodes that nobody has heard of, and says so', () => {
    expect(
      readField(body, document(node('hologram', [text('x')]), node('paragraph', [text('y', 'glowing')]))),
    ).toMatchObject({
      value: '<p>y</p>',
      reasons: [
        'holds something that text cannot show (hologram)',
        'holds something that text cannot show (the mark glowing)',
      ],
    });
  });

  it('has no first heading: the page has its own, and that is said', () => {
    expect(readField(body, document(node('heading-1', [text('Terms')])))).toMatchObject({
      value: '<h2>Terms</h2>',
      reasons: [expect.stringContaining('holds <h1>')],
    });
  });

  it.each([
    ['a hole in the content', document(null)],
    ['a text without marks', document(node('paragraph', [{ nodeType: 'text', value: 'x' }]))],
    ['a paragraph without content', document({ nodeType: 'paragraph', data: {} })],
    [
      'a link without an address',
      document(node('paragraph', [{ nodeType: 'hyperlink', content: [text('x')] }])),
    ],
  ])('with %s is a problem, not a crash', (_, raw) => {
    expect(readField(body, raw)).toMatchObject({
      usable: false,
      reasons: [expect.stringMatching(/^is rich text that cannot be shown/)],
    });
  });
});
