/** Content below a page: the question of `/support/faq` at `/support/faq/first-bill`. */
export interface PartBelow {
  /** Path of the page, with its language prefix. */
  readonly page: string;
  /** The last segment, decoded. */
  readonly below: string;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/**
 * Splits a path at which there is no page into the path above and its last segment. Returns undefined directly
 * below the home page, where every path belongs to a page.
 */
export function partBelow(path: string): PartBelow | undefined {
  const cut = path.lastIndexOf('/');
  const below = decoded(path.slice(cut + 1));
  return cut <= 0 || below === '' ? undefined : { page: path.slice(0, cut), below };
}
