import { headingAnchorId } from '../heading/heading-anchor.ts';

/** The words of a piece of HTML. A character that is written as a reference is none of those that an id keeps, or a space. */
const wordsOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&#?\w{2,6};/g, '&')
    .trim();

/** A piece of text that ends with a heading: what comes before its attributes, these, and what is in it. */
const HEADING = /^([^]*<h[23])([^<>]*)>([^]*)<\/h[23]>$/;

/**
 * Gives the headings of level 2 and 3 in sanitized HTML the id that their text makes, so that they can be linked to. One
 * that an editor has named keeps its name.
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
