import { describe, expect, it } from 'vitest';
import { keepsRichText } from './rich-field.tsx';
import { editedNode, isBlank, storedNode, type RichNode, writtenAsBefore } from './rich-text.ts';

const text = (value: string, ...marks: string[]): RichNode => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const node = (nodeType: string, content: RichNode[] = [], data = {}): RichNode => ({
  nodeType,
  data,
  content,
});
const document = (...content: RichNode[]) => node('document', content);
const entry = { target: { sys: { type: 'Link', linkType: 'Entry', id: 'person-ana' } } };
const paragraph = (...content: RichNode[]) => node('paragraph', content);

const CASES: readonly (readonly [string, RichNode])[] = [
  ['nothing', document()],
  ['an empty paragraph', document(paragraph(text('')))],
  ['marks', document(paragraph(text('a '), text('b', 'bold', 'italic'), text(' c', 'code')))],
  [
    'a mark that the editor does not know',
    document(paragraph(text('H'), text('2', 'subscript', 'superscript'))),
  ],
  ['line breaks', document(paragraph(text('one\ntwo\n\nthree', 'bold')))],
  [
    'headings of all levels',
    document(...[1, 2, 3, 4, 5, 6].map((n) => node(`heading-${n}`, [text(`${n}`)]))),
  ],
  [
    'lists in lists',
    document(
      node('unordered-list', [
        node('list-item', [
          paragraph(text('a')),
          node('ordered-list', [node('list-item', [paragraph(text('b'))])]),
        ]),
      ]),
    ),
  ],
  [
    'a quote and a line',
    document(node('blockquote', [paragraph(text('q'))]), node('hr'), paragraph(text(''))),
  ],
  [
    'links, side by side and with marks inside',
    document(
      paragraph(
        text(''),
        node('hyperlink', [text('a '), text('b', 'bold')], { uri: 'https://example.com/?a=1&b=2' }),
        text(''),
        node('hyperlink', [text('c')], { uri: '/plans' }),
        text(''),
      ),
    ),
  ],
  [
    'links and embedded entries',
    document(
      paragraph(
        text('see '),
        node('entry-hyperlink', [text('Ana')], entry),
        text(' or '),
        node('embedded-entry-inline', [], entry),
        text(''),
      ),
      node('embedded-entry-block', [], entry),
      node('embedded-asset-block', [], { target: { sys: { type: 'Link', linkType: 'Asset', id: 'dog' } } }),
    ),
  ],
  ['a table', document(node('table', [node('table-row', [node('table-cell', [paragraph(text('1'))])])]))],
  ['a block that nobody knows yet', document(node('hologram', [node('layer', [])], { depth: 3 }))],
];

describe('rich text', () => {
  it.each(CASES)('with %s is edited and stays as it is', (_, value) => {
    expect(keepsRichText(value)).toBe(true);
    expect(storedNode(editedNode(value))).toEqual(value);
  });

  it.each([
    ['a list item without a paragraph', document(node('unordered-list', [node('list-item', [node('hr')])]))],
    ['data of a paragraph', document(node('paragraph', [text('a')], { align: 'left' }))],
    [
      'an address that runs a script',
      document(paragraph(node('hyperlink', [text('a')], { uri: 'javascript:1', x: 1 }))),
    ],
    ['a value that is no rich text', { nodeType: 'document', content: [null] } as never],
  ])('with %s is edited as JSON', (_, value) => {
    expect(keepsRichText(value)).toBe(false);
  });

  it('that an editor changes is written as before everywhere else', () => {
    const loose = paragraph(node('hyperlink', [text('a')], { uri: '/a' }));
    const before = document(loose, paragraph(text('b')));
    const after = storedNode(editedNode(document(paragraph(text('new')), loose, paragraph(text('c')))));
    expect(writtenAsBefore(after, before)).toEqual(
      document(paragraph(text('new')), loose, paragraph(text('c'))),
    );
  });

  it('without any text is no value', () => {
    expect(isBlank(document(paragraph(text(''))))).toBe(true);
    expect(isBlank(document(node('embedded-entry-block', [], entry)))).toBe(false);
  });
});
