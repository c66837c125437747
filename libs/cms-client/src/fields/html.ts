import type { SafeHtml } from '../model/context.ts';
import { defineField, type Field } from '../model/field.ts';
import { Invalid } from '../model/problem.ts';
import { withLineBreaks } from './line-breaks.ts';
import { withPlainSpaces } from './no-break-spaces.ts';
import { nestingDepth } from './nesting.ts';
import type { AuthoredText } from './text.ts';
import { isDocument, richTextHtml } from './rich-text.ts';
import { withStackingTables } from './stacking-tables.ts';

/** Deeper than any text is written, and shallow enough for every parser. */
const MAX_NESTING = 100;

/** A field of text with markup. */
export interface HtmlField extends Field<SafeHtml, AuthoredText> {
  optional(): OptionalHtmlField;
}
export interface OptionalHtmlField extends Field<SafeHtml | undefined, AuthoredText, false> {
  optional(): OptionalHtmlField;
}

/**
 * Text with markup: HTML, or the CMS's rich text. It is sanitized here, once; everything that is removed is reported.
 */
export function html(gf: string, max = 50_000): HtmlField {
  return defineField<SafeHtml, AuthoredText>({
    gf,
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
      if (safe.trim() === '') throw new Invalid('holds nothing that may be shown');
      return withStackingTables(withPlainSpaces(safe) as SafeHtml);
    },
  });
}
