import type { SafeHtml } from '@skein/cms-client';
import type { UiLanguage } from '@skein/ui';

/** The outer quotation marks of a language; Spanish as it is set in the Americas. */
export const QUOTATION_MARKS: Readonly<Record<UiLanguage, readonly [open: string, close: string]>> = {
  en: ['“', '”'],
  es: ['“', '”'],
};

/** Opening tags and white space before the first word. */
const HEAD = /^(?:\s|<[a-z][^>]*>)*/i;
/** Closing tags, line breaks and white space after the last word. */
const TAIL = /(?:\s|&nbsp;|<\/[^>]*>|<br\s*\/?>)*$/i;
const OPENING = /^(?:["“„«‟]|&quot;|&ldquo;|&bdquo;|&laquo;)\s*/;
/** The full stop may stand on either side of the mark. */
const CLOSING = /\s*(?:["”“»‟]|&quot;|&rdquo;|&ldquo;|&raquo;)(\.?)$/;
/** One full stop; three of them are an ellipsis and stay with the words. */
const FULL_STOP = /(?<!\.)\.$/;

/**
 * Puts the quotation marks of a language inside the outermost paragraphs of a quotation. Marks that an editor typed
 * around the whole are taken off first, so that there is never a second pair. The full stop goes where the language
 * wants it: inside in English, outside in Spanish.
 */
export function withQuotationMarks(html: SafeHtml, language: UiLanguage): SafeHtml {
  const [open, close] = QUOTATION_MARKS[language];
  const head = HEAD.exec(html)?.[0] ?? '';
  const rest = html.slice(head.length);
  const tail = TAIL.exec(rest)?.[0] ?? '';
  const words = rest.slice(0, rest.length - tail.length);
  const bare =
    OPENING.test(words) && CLOSING.test(words) ? words.replace(OPENING, '').replace(CLOSING, '$1') : words;
  if (bare === '') return html;
  // Only text is put between tags that were safe before.
  const quoted =
    language === 'es' && FULL_STOP.test(bare)
      ? `${open}${bare.slice(0, -1)}${close}.`
      : `${open}${bare}${close}`;
  return `${head}${quoted}${tail}` as SafeHtml;
}
