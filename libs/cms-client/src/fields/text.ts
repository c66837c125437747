import type { Localized } from '../authoring/localized.ts';
import type { ParseContext } from '../model/context.ts';
import { defineField, type Field } from '../model/field.ts';
import { Invalid } from '../model/problem.ts';
import { withPlainSpaces } from './no-break-spaces.ts';
import { trimmed } from '../model/trimmed.ts';

/** The CMS stores at most 256 characters in a short text. */
const SHORT_TEXT_MAX = 256;

/** A text as an author writes it: the same in every language, or one for each. */
export type AuthoredText = string | Localized<string>;

/**
 * A field of plain text. Field types have names so that the declarations of a model print the name instead of the
 * whole type.
 */
export interface TextField extends Field<string, AuthoredText> {
  optional(): OptionalTextField;
}
export interface OptionalTextField extends Field<string | undefined, AuthoredText, false> {
  optional(): OptionalTextField;
}

/** A text that is longer than its limit by this factor is no mistake of an editor, and is refused. */
const ABSURD = 20;

/** A text over its limit still says what it says: it is shown, and reported. */
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

/** One line of plain text. */
export function text(gf: string, max = SHORT_TEXT_MAX): TextField {
  return defineField<string, AuthoredText>({
    gf,
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
 * One line of plain text in a form that leaves no doubt, such as an amount or an identifier; anything else is unusable.
 * @param pattern of the whole text, which the CMS checks as well
 * @param reason what an editor reads, on from the name of the field: "is not …"
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
  /** No two entries may say the same, in any language. */
  readonly unique?: boolean;
}

/** Several lines of plain text, up to `max` characters. */
export function longText(gf: string, max = 5000): TextField {
  return defineField<string, AuthoredText>({
    gf,
    type: 'Text',
    localized: true,
    validations: [{ size: { max } }],
    read: (raw, context) => readText(gf, raw, max, context),
  });
}

/** A list of short plain texts; one that is not text is left out and reported. */
export function textList(
  gf: string,
): Field<readonly string[], readonly string[] | Localized<readonly string[]>> {
  return defineField<readonly string[], readonly string[] | Localized<readonly string[]>>({
    gf,
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
