import type { AuthoredEntry } from './entry.ts';
import { isLocalized } from './localized.ts';

const TEXT = new Set(['Symbol', 'Text']);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isAddress = (text: string) => /^(\/|#|\?|\.|[a-z][a-z0-9+-]*:)\S*$/i.test(text);
/** A sentence, a heading, a label: it has a word in small letters. `Salt Lake City` is a name, `main-hero` an id. */
const isProse = (value: unknown) =>
  typeof value === 'string' &&
  !isAddress(value) &&
  /\s/.test(value) &&
  /(^|[^\p{L}\p{N}_-])\p{Ll}{3,}(?![\p{L}\p{N}_-])/u.test(value.replaceAll(/<[^<>]*>/g, ' '));

/** Texts of an authored entry that would be English on a Spanish page, by the names of their props. */
export function textsWithoutSpanish({ type, values }: AuthoredEntry): string[] {
  const written = isRecord(values) ? values : {};
  return type.rows().flatMap(({ prop, spec }) => {
    const value = written[prop];
    // What editors call an entry is not for visitors.
    if (prop === 'internalName' || !spec.localized || !TEXT.has(spec.type)) return [];
    const { 'en-US': english, es: spanish } = isLocalized(value)
      ? value.localized
      : { 'en-US': value, es: undefined };
    return isProse(english) && (spanish === undefined || spanish === '') ? [prop] : [];
  });
}
