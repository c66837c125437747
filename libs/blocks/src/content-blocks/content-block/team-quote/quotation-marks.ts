import type { SafeHtml } from '@skein/cms-client';
import { filled, type Say, type UiText } from '@skein/ui';

/** Quotation marks of each language. Spanish uses the marks that are usual in the Americas. */
const QUOTED: UiText = { en: '“{quote}”', es: '“{quote}”' };
const QUOTED_SENTENCE: UiText = { en: '“{quote}.”', es: '“{quote}”.' };

/** Opening tags and white space before the first word. */
const HEAD = /^(?:\s|<[a-z][^>]*>)*/i;
/** A closing tag or a line break, after the last word. */
const TAIL_TAG = /^<(?:\/[^>]*|br\s*\/?)>$/i;
const BLANK = '&nbsp;';
const OPENING = /^(?:["“„«‟]|&quot;|&ldquo;|&bdquo;|&laquo;)\s*/;
/** Matches a closing quotation mark. The full stop may be on either side of the mark. */
const CLOSING = /(?:["”“»‟]|&(?:quot|rdquo|ldquo|raquo);)(\.?)$/;
/** Matches a full stop at the end, unless the full stop belongs to an ellipsis of three full stops. */
const FULL_STOP = /(?<!\.)\.$/;

/**
 * Returns the position after the last word, before closing tags, line breaks and white space. The loop starts
 * at the end of the text: a regular expression would be slow, because it would test each blank of a long text.
 */
function tailStart(html: string): number {
  let end = html.length;
  for (;;) {
    while (/\s/.test(html.charAt(end - 1))) end--;
    const tag = html.charAt(end - 1) === '>' ? html.lastIndexOf('<', end - 1) : -1;
    if (html.slice(Math.max(0, end - BLANK.length), end).toLowerCase() === BLANK) end -= BLANK.length;
    else if (tag >= 0 && TAIL_TAG.test(html.slice(tag, end))) end = tag;
    else return end;
  }
}

/** Removes one pair of quotation marks. A full stop after the closing mark stays. */
function withoutMarks(words: string): string {
  const closing = OPENING.test(words) ? CLOSING.exec(words) : null;
  if (!closing) return words;
  const [, stop = ''] = closing;
  return words.slice(0, closing.index).trimEnd().replace(OPENING, '') + stop;
}

/** Returns a quotation in the marks of a language. The full stop is inside the marks in English, outside in Spanish. */
export const quoted = (bare: string, say: Say): string =>
  FULL_STOP.test(bare)
    ? filled(say(QUOTED_SENTENCE), { quote: bare.slice(0, -1) })
    : filled(say(QUOTED), { quote: bare });

/**
 * Puts the quotation marks of a language inside the outermost paragraphs of a quotation. First removes marks that an
 * editor typed around the quotation, so that there are never two pairs.
 */
export function withQuotationMarks(html: SafeHtml, say: Say): SafeHtml {
  const head = HEAD.exec(html)?.[0] ?? '';
  const rest = html.slice(head.length);
  const end = tailStart(rest);
  const tail = rest.slice(end);
  const bare = withoutMarks(rest.slice(0, end));
  if (bare === '') return html;
  // Adds only text, between tags that were already safe.
  return `${head}${quoted(bare, say)}${tail}` as SafeHtml;
}
