/** Characters of the longest number, unit or name that is kept in one line, such as `28 de septiembre de 2026`. */
const LONGEST = 24;
const SPACE = /(\u00a0|\u2007|\u202f|&nbsp;|&#160;|&#xa0;)/i;
/** What stands where a tag was taken out: inside a line, or between two. */
const [INLINE, BLOCK] = ['\ue000', '\ue001'];
const MARKS = /[\ue000\ue001]/g;
/** A tag, or code and preformatted text as a whole: in these, spaces are as they were written. */
const TAG = /<(pre|code)\b[^<>]*>[^]*?<\/\1>|<[a-z/!][^<>]*>/gi;
const INLINE_TAG = /^<\/?(?:a|abbr|b|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|u)\b/i;
/** What parts words for certain: plain spaces and the ends of paragraphs. */
const PARTS = /([ \t\r\n\ue001]+)/;

const textOf = (word: string) => word.replace(MARKS, '');
const startsLikeName = (word: string) => /^["“(¿¡]*\p{Lu}/u.test(word);
const lengthOf = (parts: readonly string[]) =>
  parts.reduce((sum, part) => sum + (SPACE.test(part) ? 1 : textOf(part).length), 0);

/** Whether the two words around a no-break space are of one number, unit, amount or short form such as `a. m.`. */
const ofNumber = (before: string, after: string) =>
  /\d[%$€]?$/.test(before) ||
  (/^\d/.test(after) && /(?:[$€£¥§№#+~≈.]|\(\d+\))$/u.test(before)) ||
  (/^\p{L}\.$/u.test(before) && /^\p{L}\./u.test(after));
/** The same, or of one name. */
const belongTogether = (before: string, after: string) =>
  ofNumber(before, after) || (startsLikeName(before) && (startsLikeName(after) || /^\d/.test(after)));

type Rule = (before: string, after: string) => boolean;
const RULES: readonly Rule[] = [belongTogether, ofNumber];

/** The pieces of a list, a new one after each item that `ends` names. */
function piecesOf<T>(items: readonly T[], ends: (item: T, index: number) => boolean): T[][] {
  const pieces: T[][] = [[]];
  items.forEach((item, index) => {
    if (ends(item, index)) pieces.push([]);
    else pieces.at(-1)?.push(item);
  });
  return pieces;
}

/** Whether parts are four words or more, which nobody keeps in one line on purpose, with no number and no name at their end. */
const isProse = (parts: readonly string[]) =>
  parts.length >= 7 &&
  !parts.some((part) => !SPACE.test(part) && /\d/.test(part)) &&
  !startsLikeName(textOf(parts.at(-1) ?? ''));

/** @param chain words with no plain space between them @param rules what may stay together, the strictest last */
function loosen(chain: string, [together, ...stricter]: readonly Rule[] = RULES): string {
  const parts = chain.split(SPACE);
  if (lengthOf(parts) <= LONGEST && !isProse(parts)) return chain;
  const isGap = (_: string, index: number) =>
    index % 2 === 1 && !together?.(textOf(parts[index - 1] ?? ''), textOf(parts[index + 1] ?? ''));
  const pieces = piecesOf(parts, isGap).map((piece) => piece.join(''));
  return (together ? pieces.map((piece) => loosen(piece, stricter)) : pieces).join(' ');
}

/**
 * Plain spaces for the no-break ones that a word processor puts between all words, in plain text or HTML: in what is
 * longer than a number, a unit or a name. What belongs together in it stays together.
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
