/** The HTML of a page in pieces, for editors: what is around the outer blocks, and each outer block. */
export interface HtmlParts {
  /**
   * The page without the HTML of its outer blocks. In place of each block, there is a comment with the id of its entry.
   */
  readonly around: string;
  /** The HTML of each outer block, in the order of the page. */
  readonly parts: readonly string[];
}

const START = '<!--part:';
const END = '<!--part-end-->';

/** Returns the HTML of an outer block between two comments, so that {@link partsOf} can find the block. */
export const asPart = (id: string, html: string): string =>
  `${START}${id.replaceAll(/[^\w.-]/gu, '')}-->${html}${END}`;

/**
 * Splits a page into its outer blocks, which `asPart` has marked, and the HTML around them. It searches for
 * the marks as plain text, because a regular expression would be much slower.
 */
export function partsOf(html: string): HtmlParts {
  const [start = '', ...others] = html.split(START);
  const parts: string[] = [];
  const around = others.map((other) => {
    const [inside, end] = [other.indexOf('-->') + '-->'.length, other.indexOf(END)];
    parts.push(other.slice(inside, end));
    return other.slice(0, inside) + other.slice(end);
  });
  return { around: [start, ...around].join(START), parts };
}

/** Returns the whole page again. This is the reverse of {@link partsOf}. */
export function joinedParts({ around, parts }: HtmlParts): string {
  const [start = '', ...others] = around.split(END);
  return others.reduce((whole, other, at) => whole + (parts[at] ?? '') + END + other, start);
}
