/** Something below a page, by its path: a question of `/support/faq` by `/support/faq/first-bill`. */
export interface PartBelow {
  /** Path of the page, language prefix included. */
  readonly page: string;
  /** Decoded. */
  readonly below: string;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** What a path may name if it is no page. Below the home page are the other pages. */
export function partBelow(path: string): PartBelow | undefined {
  const cut = path.lastIndexOf('/');
  const below = decoded(path.slice(cut + 1));
  return cut <= 0 || below === '' ? undefined : { page: path.slice(0, cut), below };
}
