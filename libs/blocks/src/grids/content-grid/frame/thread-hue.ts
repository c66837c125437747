const HUES = ['internet', 'tv', 'phone', 'business'] as const;

/**
 * Returns the color of the thread at a place in a row, for words and icons; the product colors alternate. On
 * an editor's background only the accent color is certain to be readable.
 */
export const threadHue = (index: number, painted: boolean): string =>
  painted ? 'var(--color-accent)' : `var(--color-${HUES[index % HUES.length] ?? 'internet'})`;

/** Returns the brighter color of the same thread, for shapes without text. */
export const threadFill = (index: number, painted: boolean): string =>
  painted ? 'var(--color-accent)' : `var(--color-${HUES[index % HUES.length] ?? 'internet'}-fill)`;
