import type { Localized } from '../authoring/localized.ts';
import type { ParseContext } from '../model/context.ts';
import { defineField, type Field } from '../model/field.ts';
import { Invalid } from '../model/problem.ts';
import { withPlainSpaces } from './no-break-spaces.ts';
import { trimmed } from '../model/trimmed.ts';

/** The CMS stores at most 256 characters in a short text. */
const SHORT_TEXT_MAX = 256;

/** A text as an author writes it: one text for all languages, or one text for each language. */
export type AuthoredText = string | Localized<string>;

/** A field that contains plain text. This type is an interface, so that declaration files contain only its name. */
export interface TextField extends Field<string, AuthoredText> {
  optional(): OptionalTextField;
}
export interface OptionalTextField extends Field<string | undefined, AuthoredText, false> {
  optional(): OptionalTextField;
}

/**
 * How many times as long as its limit a usable text may be. The site shows a text up to this length, and reports each
 * text that exceeds the limit.
 */
const ABSURD = 20;

/**
 * Reads a text. A text that is somewhat too long is still useful, so the site shows it and reports the problem.
 * @throws {Invalid} if the value is not text, is empty, or is far too long
 */
function readText(gf: string, raw: unknown, max: number, context: ParseContext): string {
  if (typeof raw !== 'string') throw new Invalid('is not text');
  const text = withPlainSpaces(trimmed(raw));
  if (text === '') throw new Invalid('is empty');
  if (text.length > max * ABSURD) throw new Invalid(`is far longer than ${max} characters`);
  if (text.length > max) {
    context.report({
      entryId: context.path.at(-1) ?? '',
      field: gf,
      reason: `is longer than ${max} characters`,
    });
  }
  return text;
}

/** Defines a field for one line of plain text. */
export function text(gf: string, max = SHORT_TEXT_MAX): TextField {
  return defineField<string, AuthoredText>({
    gf,
    isProse: true,
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max } }],
    read(raw, context) {
      const lines = readText(gf, raw, max, context);
      if (!/[\n\r]/.test(lines)) return lines;
      context.report({
        entryId: context.path.at(-1) ?? '',
        field: gf,
        reason: 'has a line break, which a text of one line does not show',
      });
      return lines
        .split(/[\n\r]/)
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .join(' ');
    },
  });
}

/**
 * Defines a field for one line of plain text in an exact form, such as an amount or an identifier. A text in
 * another form makes the field unusable.
 * @param pattern matches the whole text; the CMS checks it too
 * @param reason problem of a text in another form, which follows the field's name in a sentence: "is not …"
 */
export function exactText(
  gf: string,
  { max = SHORT_TEXT_MAX, pattern, reason, unique = false }: ExactText,
): TextField {
  return defineField<string, AuthoredText>({
    gf,
    type: 'Symbol',
    localized: !unique,
    validations: [
      { size: { max } },
      { regexp: { pattern: pattern.source } },
      ...(unique ? [{ unique: true }] : []),
    ],
    read(raw, context) {
      const written = readText(gf, raw, max, context);
      if (!pattern.test(written)) throw new Invalid(reason);
      return written;
    },
  });
}
interface ExactText {
  readonly max?: number;
  readonly pattern: RegExp;
  readonly reason: string;
  /** Whether the texts of all entries must differ. If so, an entry has one text for all languages. */
  readonly unique?: boolean;
}

/** Defines a field for several lines of plain text, up to `max` characters. */
export function longText(gf: string, max = 5000): TextField {
  return defineField<string, AuthoredText>({
    gf,
    isProse: true,
    type: 'Text',
    localized: true,
    validations: [{ size: { max } }],
    read: (raw, context) => readText(gf, raw, max, context),
  });
}

/** Defines a field for a list of short plain texts. It reports items that are not text and leaves them out. */
export function textList(
  gf: string,
): Field<readonly string[], readonly string[] | Localized<readonly string[]>> {
  return defineField<readonly string[], readonly string[] | Localized<readonly string[]>>({
    gf,
    isProse: true,
    type: 'Array',
    localized: true,
    items: { type: 'Symbol', validations: [] },
    read: (raw, context) => {
      if (!Array.isArray(raw)) throw new Invalid('is not a list');
      const isText = (item: unknown): item is string => typeof item === 'string' && trimmed(item) !== '';
      if (raw.length > 0 && !raw.some(isText)) throw new Invalid('holds nothing that is text');
      return raw.flatMap((item: unknown) => {
        if (isText(item)) return [withPlainSpaces(trimmed(item))];
        context.report({
          entryId: context.path.at(-1) ?? '',
          field: gf,
          reason: 'holds an item that is not text',
        });
        return [];
      });
    },
  });
}
