// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readField } from '../model/read-field.test-support.ts';
import { html } from './html.ts';
import { longText, text } from './text.ts';

const document = (value: string) => ({
  nodeType: 'document',
  data: {},
  content: [
    {
      nodeType: 'paragraph',
      data: {},
      content: [{ nodeType: 'text', value, marks: [], data: {} }],
    },
  ],
});

describe('line breaks of an editor', () => {
  it.each([
    ['in plain text', 'Mon 9–5\nTue 9–5\r\nWed closed', 'Mon 9–5<br>Tue 9–5<br>Wed closed'],
    ['that leave a line empty', 'One\n\nTwo', 'One<br><br>Two'],
    ['beside inline tags', 'One <b>two</b>\n<i>three</i>', 'One <b>two</b><br><i>three</i>'],
    ['in a paragraph', '<p>One\n  two</p>', '<p>One<br>two</p>'],
    ['in text that compares', '1 < 2\n3 > 2', '1 &lt; 2<br>3 &gt; 2'],
    ['in rich text', document('One\nTwo'), '<p>One<br>Two</p>'],
  ])('%s are shown', (_, raw, shown) => {
    expect(readField(html('body'), raw)).toMatchObject({ value: shown, reasons: [] });
  });

  it.each([
    ['between blocks', '<p>One</p>\n<ul>\n  <li>Two</li>\n</ul>\n', '<p>One</p> <ul> <li>Two</li> </ul> '],
    ['after a break', 'One<br>\nTwo', 'One<br> Two'],
    ['around a paragraph’s words', '<p>\n  One\n</p>', '<p> One </p>'],
    ['around the text', '\nOne\n', ' One '],
    ['in a tag', '<p\nlang="es">One</p>', '<p lang="es">One</p>'],
  ])('%s only lay out the source', (_, raw, shown) => {
    expect(readField(html('body'), raw)).toMatchObject({ value: shown, reasons: [] });
  });

  it('stay where a text is preformatted, or plain and long', () => {
    const source = '<pre>One\nTwo</pre>';
    expect(readField(html('body'), source).value).toBe(source);
    expect(readField(longText('body'), 'One\nTwo').value).toBe('One\nTwo');
  });

  it('are reported in a text that has one line', () => {
    expect(readField(text('title'), 'One\nTwo')).toMatchObject({
      value: 'One Two',
      reasons: ['has a line break, which a text of one line does not show'],
    });
    expect(readField(text('title'), 'One\n')).toMatchObject({ value: 'One', reasons: [] });
  });
});
