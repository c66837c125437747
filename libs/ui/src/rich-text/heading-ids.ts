import { headingAnchorId } from '../heading/heading-anchor.ts';

const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ',
}; // prettier-ignore

const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(?:#(\d{1,6})|([a-z]{2,6}));/g, (whole, code?: string, name = '') =>
      code === undefined ? (CHARACTERS[name] ?? whole) : String.fromCodePoint(Number(code)),
    )
    .trim();

/** One heading without an id, at the end of a piece of text. */
function named(piece: string): string {
  const start = Math.max(piece.lastIndexOf('<h2'), piece.lastIndexOf('<h3'));
  const end = piece.indexOf('>', start);
  if (start < 0 || / id="/.test(piece.slice(start, end))) return piece;
  const id = headingAnchorId(wordsOf(piece.slice(end + 1)));
  return id === undefined ? piece : `${piece.slice(0, start + 3)} id="${id}"${piece.slice(start + 3)}`;
}

/**
 * Gives the headings of level 2 and 3 in sanitised HTML the id that their text makes, so that they can be linked to. One
 * that an editor has named keeps its name.
 */
export function withHeadingIds(html: string): string {
  if (!/<h[23]/.test(html)) return html;
  return html
    .split(/(?<=<\/h[23]>)/)
    .map((piece) => (/<\/h[23]>$/.test(piece) ? named(piece) : piece))
    .join('');
}
