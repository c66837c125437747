/** Maximum length of words that stay together on one line, in characters: `28 de septiembre de 2026`. */
const LONGEST = 24;
const SPACE = /(\u00a0|\u2007|\u202f|&nbsp;|&#160;|&#xa0;)/i;
/** Two private-use characters that temporarily replace tags in a text: one for inline tags, and one for block tags. */
const [INLINE, BLOCK] = ['\ue000', '\ue001'];
const MARKS = /[\ue000\ue001]/g;
/** Matches a tag, or a `<code>` or `<pre>` element with its content. No space in a match may change. */
const TAG = /<(pre|code)\b[^<>]*>[^]*?<\/\1>|<[a-z/!][^<>]*>/gi;
const INLINE_TAG = /^<\/?(?:a|abbr|b|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|u)\b/i;
/** Matches plain spaces and block tags. Words on both sides of a match may be on different lines. */
const PARTS = /([ \t\r\n\ue001]+)/;

const textOf = (word: string) => word.replace(MARKS, '');
const startsLikeName = (word: string) => /^["“(¿¡]*\p{Lu}/u.test(word);
const lengthOf = (parts: readonly string[]) =>
  parts.reduce((sum, part) => sum + (SPACE.test(part) ? 1 : textOf(part).length), 0);

/** Whether two words are parts of one number, unit, amount or short form such as `a. m.`. */
const ofNumber = (before: string, after: string) =>
  /\d[%$€]?$/.test(before) ||
  (/^\d/.test(after) && /(?:[$€£¥§№#+~≈.]|\(\d+\))$/u.test(before)) ||
  (/^\p{L}\.$/u.test(before) && /^\p{L}\./u.test(after));
const belongTogether = (before: string, after: string) =>
  ofNumber(before, after) || (startsLikeName(before) && (startsLikeName(after) || /^\d/.test(after)));

type Rule = (before: string, after: string) => boolean;
const RULES: readonly Rule[] = [belongTogether, ofNumber];

/** Splits a list at each item for which `ends` returns true. The result does not contain these items. */
function piecesOf<T>(items: readonly T[], ends: (item: T, index: number) => boolean): T[][] {
  const pieces: T[][] = [[]];
  items.forEach((item, index) => {
    if (ends(item, index)) pieces.push([]);
    else pieces.at(-1)?.push(item);
  });
  return pieces;
}

/**
 * Whether the parts of a text are at least four words, contain no number, and do not end with a word that begins like a
 * name. Line breaks between these words are allowed.
 */
const isProse = (parts: readonly string[]) =>
  parts.length >= 7 &&
  !parts.some((part) => !SPACE.test(part) && /\d/.test(part)) &&
  !startsLikeName(textOf(parts.at(-1) ?? ''));

/**
 * Replaces no-break spaces with plain spaces if the words are together too long for one line. Numbers and names
 * keep their no-break spaces.
 * @param chain words with only no-break spaces between them
 * @param rules functions that return whether two words must stay together; the last function is the strictest
 */
function loosen(chain: string, [together, ...stricter]: readonly Rule[] = RULES): string {
  const parts = chain.split(SPACE);
  if (lengthOf(parts) <= LONGEST && !isProse(parts)) return chain;
  const isGap = (_: string, index: number) =>
    index % 2 === 1 && !together?.(textOf(parts[index - 1] ?? ''), textOf(parts[index + 1] ?? ''));
  const pieces = piecesOf(parts, isGap).map((piece) => piece.join(''));
  return (together ? pieces.map((piece) => loosen(piece, stricter)) : pieces).join(' ');
}

/**
 * Replaces no-break spaces with plain spaces, in plain text or HTML, because word processors may put no-break
 * spaces between all words. No-break spaces within a number, unit or name remain.
 */
export function withPlainSpaces(text: string): string {
  if (!SPACE.test(text)) return text;
  const tags = text.match(TAG) ?? [];
  const marked = text
    .replace(MARKS, '')
    .replace(TAG, (tag) => (INLINE_TAG.test(tag) ? INLINE : BLOCK))
    .split(PARTS)
    .map((chain) => (SPACE.test(chain) ? loosen(chain) : chain))
    .join('');
  let next = 0;
  return marked.replace(MARKS, () => tags[next++] ?? '');
}
