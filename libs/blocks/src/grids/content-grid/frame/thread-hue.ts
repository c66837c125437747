const HUES = ['internet', 'tv', 'phone', 'business'] as const;

/**
 * The color of the thread at a place in a row, as words and icons may have it: the products take turns. On a ground of
 * the editor's there is one color only that is known to be readable.
 */
export const threadHue = (index: number, painted: boolean): string =>
  painted ? 'var(--color-accent)' : `var(--color-${HUES[index % HUES.length] ?? 'internet'})`;

/** The same thread where nothing has to be read: brighter. */
export const threadFill = (index: number, painted: boolean): string =>
  painted ? 'var(--color-accent)' : `var(--color-${HUES[index % HUES.length] ?? 'internet'}-fill)`;
