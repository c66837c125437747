import { headingAnchorId } from '../heading/heading-anchor.ts';

/**
 * Returns the words of a piece of HTML. It does not decode character references, because an id keeps none of
 * those characters; a non-breaking space becomes a space.
 */
const wordsOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&#?\w{2,6};/g, '&')
    .trim();

/**
 * Matches text that ends with a heading, in three groups: the text up to the heading's attributes, the
 * attributes, and the heading's content.
 */
const HEADING = /^([^]*<h[23])([^<>]*)>([^]*)<\/h[23]>$/;

/**
 * Returns sanitized HTML in which headings of level 2 and 3 have an id made from their text, so that links can
 * lead to them. A heading that already has an id keeps it.
 */
export const withHeadingIds = (html: string): string =>
  html
    .split(/(?<=<\/h[23]>)/)
    .map((piece) => {
      const [, before = '', attributes = '', inner = ''] = HEADING.exec(piece) ?? [];
      const id = / id=/.test(attributes) ? undefined : headingAnchorId(wordsOf(inner));
      return id ? `${before} id="${id}"${piece.slice(before.length)}` : piece;
    })
    .join('');
