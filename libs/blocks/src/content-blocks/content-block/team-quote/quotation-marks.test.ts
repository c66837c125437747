import type { SafeHtml } from '@skein/cms-client';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '@skein/ui';
import { withQuotationMarks } from './quotation-marks.ts';

const quoted = (html: string, language: 'en' | 'es' = 'en'): string =>
  withQuotationMarks(html as SafeHtml, wordsIn(language));

describe('withQuotationMarks', () => {
  it.each([
    ['a paragraph', '<p>It works.</p>', '<p>“It works.”</p>'],
    ['words without a paragraph', 'It works.', '“It works.”'],
    ['several paragraphs once', '<p>One.</p><p>Two.</p>', '<p>“One.</p><p>Two.”</p>'],
    ['words in emphasis', '<p><em>It</em> works <b>here.</b></p>', '<p><em>“It</em> works <b>here.”</b></p>'],
    ['a paragraph that ends in a line break', '<p>It works.<br></p>\n', '<p>“It works.”<br></p>\n'],
    ['words that come with straight marks', '<p>"It works."</p>', '<p>“It works.”</p>'],
    ['words that come with marks as entities', '<p>&ldquo;It works.&rdquo;</p>', '<p>“It works.”</p>'],
    ['words that come with marks of another language', '<p>«It works.»</p>', '<p>“It works.”</p>'],
    ['two quotations with words between', '<p>“No,” he said, “yes.”</p>', '<p>“No,” he said, “yes.”</p>'],
    ['a measure at the end', '<p>It fits a door of 30"</p>', '<p>“It fits a door of 30"”</p>'],
    ['a full stop that stood outside', '<p>"It works".</p>', '<p>“It works.”</p>'],
    ['nothing', '<p></p>', '<p></p>'],
  ])('sets %s', (_, html, expected) => {
    expect(quoted(html)).toBe(expected);
  });

  it.each([
    ['after the marks', '<p>Funciona.</p>', '<p>“Funciona”.</p>'],
    ['after marks that replace others', '<p>"Funciona."</p>', '<p>“Funciona”.</p>'],
    ['where it stood already', '<p>«Funciona».</p>', '<p>“Funciona”.</p>'],
    ['inside when it is an ellipsis', '<p>Funciona...</p>', '<p>“Funciona...”</p>'],
    ['nowhere beside another mark', '<p>¿Funciona?</p>', '<p>“¿Funciona?”</p>'],
  ])('puts the full stop of Spanish %s', (_, html, expected) => {
    expect(quoted(html, 'es')).toBe(expected);
  });

  it.each(['"', 'x', '</p', '&nbsp;', '<'])(
    'takes as long as the text is, not its square, for a row of blanks before %j',
    (end) => {
      // If the time grew with the square of the length, this test would run for minutes and reach its time
      // limit.
      const blanks = ' '.repeat(400_000);
      expect(quoted(`"${blanks}x${blanks}${end}`)).toContain('x');
      expect(quoted('</b>'.repeat(100_000) + '<b>'.repeat(100_000))).toContain('“');
    },
  );

  it('never adds a second pair', () => {
    const paragraph = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '.', '"', '“', '”', '«') });
    fc.assert(
      fc.property(
        fc.array(paragraph, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('en', 'es'),
        (texts, language) => {
          const html = texts.map((text) => `<p>x${text}x</p>`).join('');
          const once = quoted(html, language);
          expect(once).toMatch(new RegExp('^<p>“x.*x”</p>$'));
          expect(quoted(once, language)).toBe(once);
        },
      ),
    );
  });
});
