import { headingAnchorId } from '../heading/heading-anchor.ts';

/**
 * Returns the text of a piece of HTML, for an id. A non-breaking space becomes a space, and other character
 * references become `&`, because no id contains them.
 */
const wordsOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&#?\w{2,6};/g, '&')
    .trim();

/**
 * Matches a text that ends with a heading. The groups are the text up to the heading's attributes, the
 * attributes, and the heading's content.
 */
const HEADING = /^([^]*<h[23])([^<>]*)>([^]*)<\/h[23]>$/;

/**
 * Adds ids to the headings of levels 2 and 3 in sanitized HTML, so that links can lead to them. The ids are
 * made from the text. A heading with an id keeps this id.
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
