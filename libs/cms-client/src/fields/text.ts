import type { Localized } from '../authoring/localized.ts';
import type { ParseContext } from '../model/context.ts';
import { defineField, type Field } from '../model/field.ts';
import { Invalid, quoteRaw } from '../model/problem.ts';
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

/** A field that contains a list of short plain texts. */
export type TextListField = Field<readonly string[], readonly string[] | Localized<readonly string[]>>;

/** Defines a field for a list of short plain texts. It reports items that are not text and leaves them out. */
export const textList = (gf: string): TextListField => defineList(gf, { isProse: true });

/**
 * Defines a field for a list of short plain texts in an exact form, such as identifiers. It reports items in another
 * form and leaves them out.
 * @param pattern matches the whole text of an item; the CMS checks it too
 * @param reason problem of an item in another form, which follows the item in a sentence: "is not …"
 */
export const exactList = (gf: string, form: ExactForm): TextListField => defineList(gf, { form });

type ExactForm = Pick<ExactText, 'pattern' | 'reason'>;

function defineList(
  gf: string,
  { form, isProse = false }: { readonly form?: ExactForm; readonly isProse?: boolean },
): TextListField {
  const problemOf = (text: string) => {
    if (text === '') return 'holds an item that is not text';
    return form?.pattern.test(text) === false ? `holds “${quoteRaw(text)}”, which ${form.reason}` : undefined;
  };
  return defineField<readonly string[], readonly string[] | Localized<readonly string[]>>({
    gf,
    isProse,
    type: 'Array',
    localized: true,
    items: { type: 'Symbol', validations: form ? [{ regexp: { pattern: form.pattern.source } }] : [] },
    read(raw, context) {
      if (!Array.isArray(raw)) throw new Invalid('is not a list');
      const texts = raw.map((item: unknown) =>
        typeof item === 'string' ? withPlainSpaces(trimmed(item)) : '',
      );
      const usable = texts.filter((text) => problemOf(text) === undefined);
      if (texts.length > 0 && usable.length === 0) {
        throw new Invalid(
          form ? `holds no item that is usable: each ${form.reason}` : 'holds nothing that is text',
        );
      }
      for (const reason of texts.flatMap((text) => problemOf(text) ?? []))
        context.report({ entryId: context.path.at(-1) ?? '', field: gf, reason });
      return usable;
    },
  });
}
