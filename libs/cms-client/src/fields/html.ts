import type { SafeHtml } from '../model/context.ts';
import { defineField, type Field } from '../model/field.ts';
import { Invalid } from '../model/problem.ts';
import { withLineBreaks } from './line-breaks.ts';
import { withPlainSpaces } from './no-break-spaces.ts';
import { nestingDepth } from './nesting.ts';
import type { AuthoredText } from './text.ts';
import { isDocument, richTextHtml } from './rich-text.ts';
import { withStackingTables } from './stacking-tables.ts';
import { trimmed } from '../model/trimmed.ts';

/** Maximum depth of nested elements in a text. All HTML parsers can read text of this depth. */
const MAX_NESTING = 100;

/** A field that holds text with markup. */
export interface HtmlField extends Field<SafeHtml, AuthoredText> {
  optional(): OptionalHtmlField;
}
export interface OptionalHtmlField extends Field<SafeHtml | undefined, AuthoredText, false> {
  optional(): OptionalHtmlField;
}

const TEXT_ELEMENTS = /<(p|h[1-6]|ul|ol|dl|table|blockquote|pre)(?=[\s>])(?![^>]*\slang=)/g;

/**
 * Adds a `lang` attribute to the paragraphs, lists, tables and similar elements of a text. If the text has no such
 * elements, adds the attribute to a new element around the text.
 */
function inLanguage(html: SafeHtml, lang: string): SafeHtml {
  const marked = html.replaceAll(TEXT_ELEMENTS, `<$1 lang="${lang}"`);
  return (marked === html ? `<span lang="${lang}">${html}</span>` : marked) as SafeHtml;
}

/**
 * Defines a field for text with markup: HTML, or the CMS's rich text. The field sanitizes the text once and
 * reports all removals.
 */
export function html(gf: string, max = 50_000): HtmlField {
  return defineField<SafeHtml, AuthoredText>({
    gf,
    isProse: true,
    type: 'Text',
    localized: true,
    validations: [{ size: { max } }],
    read: (raw, context) => {
      const report = (reason: string) =>
        context.report({ entryId: context.path.at(-1) ?? '', field: gf, reason });
      const source = isDocument(raw) ? richTextHtml(raw, report) : raw;
      if (typeof source !== 'string') throw new Invalid('is not text');
      if (source.length > max) throw new Invalid(`is longer than ${max} characters`);
      if (nestingDepth(source) > MAX_NESTING)
        throw new Invalid(`is nested deeper than ${MAX_NESTING} elements`);
      const safe = context.sanitize(withLineBreaks(source), report);
      if (trimmed(safe) === '') throw new Invalid('holds nothing that may be shown');
      const whole = withStackingTables(withPlainSpaces(safe) as SafeHtml);
      return context.fieldLanguage === undefined ? whole : inLanguage(whole, context.fieldLanguage);
    },
  });
}
